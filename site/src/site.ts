import "./style/index.css";
