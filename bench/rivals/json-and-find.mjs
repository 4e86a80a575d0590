/** No library at all: the parsed JSON, searched. */
export function rival({ data, find }) {
  return (facts) => find(data, facts);
}
