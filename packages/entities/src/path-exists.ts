import { stat } from "node:fs/promises";

/** Of a file or a folder. */
export const pathExists = async (path: string): Promise<boolean> => (await stat(path).catch(() => null)) !== null;
