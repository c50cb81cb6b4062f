import type { Page } from "playwright";

type Tree = { nodeId: number; nodeName: string; nodeType: number; children?: Tree[]; shadowRoots?: Tree[] };

/** `Node.ELEMENT_NODE`, which only browsers know. */
const element = 1;

/** The element and all that it shows, what a browser makes of a field for itself among it. */
const withAll = (tree: Tree): Tree[] => [
  tree,
  ...[...(tree.children ?? []), ...(tree.shadowRoots ?? [])].flatMap(withAll),
];

/** Fonts of the device that letters of the page's main part are drawn with, and none of the site's. */
export async function deviceFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument", { depth: -1, pierce: true });
  const parts = withAll(root).find(({ nodeName }) => nodeName === "MAIN");
  const elements = (parts ? withAll(parts) : []).filter(({ nodeType }) => nodeType === element);
  const found = new Set<string>();
  for (const { nodeId } of elements) {
    const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
    for (const { familyName, isCustomFont } of fonts) if (!isCustomFont) found.add(familyName);
  }
  await session.detach();
  return [...found];
}
