/** The panel's bundler turns the import of a drawing into its address. */
declare module '*.svg' {
  const address: string;
  export default address;
}
