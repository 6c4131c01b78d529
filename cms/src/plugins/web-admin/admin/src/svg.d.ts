/** A drawing as the panel's bundler hands it over: its address. */
declare module '*.svg' {
  const address: string;
  export default address;
}
