import { z } from "zod";

/** The multipart field that carries the file (requirements/constants.md). */
export const uploadField = "file";

export const uploadOutput = z.object({
  /** The address to keep. Its folder names the picture's hash and size, so the other widths follow from it. */
  imageUrl: z.string(),
  /** The same with the site before it, for programs. */
  absoluteUrl: z.url(),
  width: z.number().int(),
  height: z.number().int(),
  /** Every width there is, as an `img` takes it. */
  srcset: z.string(),
  /** A few hundred bytes of picture as a data URL, to be shown until the picture is there. */
  placeholder: z.string(),
  isAnimated: z.boolean(),
});
export type UploadOutput = z.infer<typeof uploadOutput>;
