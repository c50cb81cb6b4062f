import { neutralHeadings, neutralSlide, notYetWritten } from "@bulmo/content/neutral-text";
import type { PageText } from "@bulmo/contracts/page-text";
import { type FixedTextName, pageTextNames } from "@bulmo/contracts/page-text-rule";
import { shapeOf } from "@bulmo/contracts/page-text-shape";

type Heading = Pick<PageText, "title" | "description">;

const headings: Partial<Record<FixedTextName, Heading>> = neutralHeadings;

/** A page that has nothing to say of itself is described by its association. */
const unnamed: Heading = { title: "", description: "{협회 이름} 누리집의 페이지입니다." };

function neutralText(name: FixedTextName): PageText {
  const { hasBlocks, hasDescription } = shapeOf(name);
  const { title, description } = headings[name] ?? unnamed;
  return {
    title,
    titleHanja: "",
    lead: "",
    description: hasDescription ? description : "",
    isSample: false,
    blocks: hasBlocks ? [{ type: "PARAGRAPH", text: notYetWritten }] : [],
    signature: [],
    fields: {},
    lists: name === "home" ? { slides: [{ ...neutralSlide, picture: "", alt: "" }] } : {},
  };
}

/**
 * What a site that began empty says until somebody has written something else: nothing of ours. The association has no
 * name before it is set up, by which the web app knows that it is not.
 */
export const neutralTexts = Object.fromEntries(pageTextNames.map((name) => [name, neutralText(name)])) as Readonly<
  Record<FixedTextName, PageText>
>;
