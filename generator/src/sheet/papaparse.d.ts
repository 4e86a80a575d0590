declare module "papaparse" {
  const Papa: {
    parse(
      text: string,
      options: { readonly delimiter: string; readonly newline: string },
    ): {
      readonly data: readonly (readonly string[])[];
      readonly errors: readonly { readonly type: string }[];
    };
  };
  export default Papa;
}
