import { z } from "zod";
import { absent } from "./absent.ts";
import { maximumIndex } from "./board.ts";
import { integer } from "./integer.ts";
import { cursor } from "./list.ts";
import { pageLimit } from "./page.ts";
import { pageSize } from "./page-size.ts";
import { longestDescription } from "./picture.ts";
import { postAddress } from "./post.ts";
import { singleLine } from "./text.ts";
import { within } from "./text-rule.ts";

// Pictures in texts of which nobody has said yet what they show (ATT-07).

export const descriptionMessages = {
  tooLong: `대체 텍스트는 ${longestDescription}자 이하로 입력해 주세요.`,
  decorativeDescribed: "장식용 이미지에는 대체 텍스트를 적지 않습니다.",
  fileName: "파일 이름은 대체 텍스트가 되지 않습니다. 무엇이 보이는지 적어 주세요.",
  pictureGone: "글에서 이 이미지를 찾지 못했습니다. 그사이 지워졌거나 옮겨졌습니다.",
} as const;

export const undescribedListInput = z.object({ limit: pageLimit(pageSize.admin), cursor: cursor() });
export type UndescribedListInput = z.output<typeof undescribedListInput>;

/** No picture of the site has a longer one. */
const longestAddress = 200;

/** Among all pictures of its post, from 1. */
const most = 25_000;

export const undescribedPicture = postAddress.extend({
  title: z.string(),
  /** What its board is called. */
  board: z.string(),
  imageUrl: z.string(),
  place: z.number().int(),
  textBefore: z.string(),
  textAfter: z.string(),
  /** Of the post. */
  revision: z.number().int(),
});
export type UndescribedPicture = z.infer<typeof undescribedPicture>;

export const undescribedListOutput = z.object({
  list: z.array(undescribedPicture),
  nextCursor: z.string().nullable().meta({ description: "이어서 읽을 때 cursor로 보낼 값. 더 없으면 null입니다." }),
});

/** Neither described nor decorative is undescribed again. */
export const pictureDescriptionInput = postAddress
  .extend({
    imageUrl: z.string().max(longestAddress, descriptionMessages.pictureGone),
    place: integer(1, most),
    description: singleLine()
      .refine(...within(longestDescription, descriptionMessages.tooLong))
      .meta({ maxLength: longestDescription })
      .default(""),
    isDecorative: z.boolean().default(false),
    /** With it, what another edit overtook is refused. */
    revision: absent(integer(1, maximumIndex)),
  })
  .refine(({ description, isDecorative }) => !isDecorative || description === "", {
    error: descriptionMessages.decorativeDescribed,
    path: ["description"],
  });
export type PictureDescription = z.output<typeof pictureDescriptionInput>;

export const pictureDescriptionOutput = z.object({ revision: z.number().int() });
