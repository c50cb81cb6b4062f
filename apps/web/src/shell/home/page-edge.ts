import { vars } from "@bulmo/ui/theme";

/** How far the page's own column stands from the edge of the hero, which is as wide as the screen. */
export const pageEdge = `max(${vars.width.gutter}, calc((100cqw - ${vars.width.page}) / 2 + ${vars.width.gutter}))`;
