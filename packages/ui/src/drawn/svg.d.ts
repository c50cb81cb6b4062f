/** The address of the file in the built site. */
declare module "*.svg" {
  const address: string;
  export default address;
}

declare module "*.svg?inline" {
  const address: string;
  export default address;
}
