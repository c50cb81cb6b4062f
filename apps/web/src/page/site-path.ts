import type { LinkProps } from "@tanstack/react-router";

/** An address of this site that the router knows. */
export type SitePath = NonNullable<LinkProps["to"]>;

/** For addresses that texts and data name: the compiler cannot know them, the not-found page does. */
export const sitePath = (path: string): SitePath => path as SitePath;

/** Where visitors are sent whom a page does not admit. */
export const signInPath = "/sign-in";
