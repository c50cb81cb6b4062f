import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { PictureName } from "@bulmo/contracts/picture";
import type { PictureColour } from "@bulmo/contracts/picture-colour";
import { makeCard } from "./card.ts";
import { type Drawing, draw } from "./draw.ts";
import { inspect } from "./inspect.ts";
import { makeJpeg } from "./jpeg.ts";
import { makeMaster } from "./master.ts";
import { type MasterFormat, masterName, smallestName } from "./stored-name.ts";
import { findColours } from "./picture-colours.ts";
import { makeRenditions } from "./rendition.ts";
import { makeTiles } from "./tiles.ts";

/** What the pictures' thread is asked to do. Paths are ours, in a scratch directory; nothing else is touched. */
export type Job =
  | { kind: "take"; source: string; directory: string }
  | { kind: "draw"; drawing: Drawing; target: string }
  | { kind: "card"; source: string; mat: string | null; target: string }
  | { kind: "colours"; source: string }
  | { kind: "jpeg"; source: string; target: string }
  | { kind: "tile"; master: string; directory: string; address: string };

/** A picture taken in: `files` lie in the job's directory, the master among them. */
export type IngestedPicture = PictureName & {
  format: MasterFormat;
  bytes: number;
  isAnimated: boolean;
  placeholder: string;
  colours: PictureColour[];
  files: string[];
};

type Results = { take: IngestedPicture; card: null; colours: PictureColour[]; jpeg: null; draw: null; tile: string[] };

export type Result<Each extends Job = Job> = Results[Each["kind"]];

async function take(source: string, directory: string): Promise<IngestedPicture> {
  await mkdir(directory, { recursive: true });
  const master = await makeMaster(await inspect(source, directory), directory);
  const { files, placeholder } = await makeRenditions(master, directory);
  const { path: _path, ...facts } = master;
  const colours = await findColours(join(directory, smallestName(master)));
  return { ...facts, placeholder, colours, files: [masterName(master.format), ...files] };
}

export async function perform(job: Job): Promise<Result> {
  if (job.kind === "take") return take(job.source, job.directory);
  if (job.kind === "tile") return makeTiles(job.master, job.directory, job.address);
  if (job.kind === "colours") return findColours(job.source);
  if (job.kind === "card") await makeCard(job.source, job.mat, job.target);
  else if (job.kind === "jpeg") await makeJpeg(job.source, job.target);
  else await draw(job.drawing, job.target);
  return null;
}
