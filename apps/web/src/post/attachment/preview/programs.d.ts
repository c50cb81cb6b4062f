/** Addresses of the programs that draw files (vite/preview-programs.ts). */
declare module "virtual:preview/*" {
  const url: string;
  export default url;
}

declare module "pdfjs-dist/build/pdf.worker.mjs" {
  /** What reads files; it makes itself known to what draws them. */
  export const WorkerMessageHandler: object | undefined;
}
