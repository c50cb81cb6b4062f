import { z } from "zod";
import { absent } from "./absent.ts";
import { maximumIndex } from "./board.ts";
import { integer } from "./integer.ts";
import { pageSections } from "./page-section.ts";
import { maximumPageTitle, maximumSitePages, pageAddressLimits, pageAddressPattern } from "./site-page-rule.ts";
import { isBlank, within } from "./text-rule.ts";
import { singleLine, timestamp } from "./text.ts";

// The pages of the sections as administrators add, rename, order, hide, move and remove them (PAG-07).

const { shortest, longest } = pageAddressLimits;

export const sitePageMessages = {
  titleMissing: "페이지의 이름을 입력해 주세요.",
  titleTooLong: `페이지의 이름은 ${maximumPageTitle}자 이하로 입력해 주세요.`,
  addressUnfit: `주소는 영문 소문자로 시작하고, 영문 소문자와 숫자, 그 사이의 붙임표(-) 하나씩으로 ${shortest}~${longest}자여야 합니다.`,
  addressTaken: "이 메뉴의 다른 페이지나 게시판, 전시가 쓰고 있는 주소입니다. 다른 주소를 입력해 주세요.",
  fixed: "처음부터 있던 페이지의 주소와 메뉴는 바꿀 수 없습니다. 이름과 차례를 바꾸거나 숨길 수 있습니다.",
  lastShown: "메뉴마다 페이지가 하나는 보여야 합니다. 다른 페이지를 먼저 보이게 해 주세요.",
  orderUnknown: "그사이 지워지거나 옮겨진 페이지가 있습니다. 새로 불러와 확인해 주세요.",
  orderTwice: "같은 페이지가 두 번 있습니다.",
  sectionTwice: "같은 메뉴가 두 번 있습니다.",
} as const;

const title = singleLine(sitePageMessages.titleMissing)
  .refine((value) => !isBlank(value), sitePageMessages.titleMissing)
  .refine(...within(maximumPageTitle, sitePageMessages.titleTooLong))
  .meta({ minLength: 1, maxLength: maximumPageTitle });

const address = z
  .string(sitePageMessages.addressUnfit)
  .min(shortest, sitePageMessages.addressUnfit)
  .max(longest, sitePageMessages.addressUnfit)
  .regex(pageAddressPattern, sitePageMessages.addressUnfit);

const section = z.enum(pageSections);
const pageId = integer(1, maximumIndex);

/** A page as every menu knows it. */
const menuPage = z.object({
  /** Of one that the program has, which has no text of its own: null. */
  id: z.number().int().nullable(),
  address: z.string(),
  title: z.string(),
  /** Of one that was added: shown to administrators alone. */
  isHidden: z.boolean(),
  /** Addresses that it had before it was moved; they lead to the present one. */
  formerPaths: z.array(z.string()),
});
export type MenuPage = z.infer<typeof menuPage>;

/** The pages of one section in their order, without those that the menu does not name. */
export const menuSection = z.object({ section, pages: z.array(menuPage) });
export type MenuSection = z.infer<typeof menuSection>;

/** A page for those who look after it. */
export const sitePage = menuPage.extend({
  id: z.number().int(),
  section,
  /** Whether the program has it: it keeps its address. */
  isFixed: z.boolean(),
  /** Since when it is gone; null while it stands. */
  removedAt: timestamp().nullable(),
  revision: z.number().int(),
});
export type SitePage = z.infer<typeof sitePage>;
export const sitePages = z.array(sitePage);

export const sitePageNamed = z.object({ id: pageId });

/** To the address that it had, or to another one of its section where something else stands at its own by now. */
export const sitePageRestoreInput = z.object({ id: pageId, address: absent(address) });
export type SitePageRestore = z.output<typeof sitePageRestoreInput>;

/** It begins hidden, so that its text can be written first, and behind the others of its section. */
export const sitePageCreateInput = z.object({ title, section, address, isHidden: z.boolean().default(true) });
export type SitePageCreate = z.output<typeof sitePageCreateInput>;

/** What is not sent stays; with `revision`, an edit which another overtook is refused. */
export const sitePageUpdateInput = z.object({
  id: pageId,
  revision: absent(integer(1, maximumIndex)),
  title: absent(title),
  section: absent(section),
  address: absent(address),
  isHidden: absent(z.boolean()),
});
export type SitePageUpdate = z.output<typeof sitePageUpdateInput>;

/** Pages that it does not name, as one that was added meanwhile, stand behind those it names. */
const sectionOrder = z.object({
  section,
  ids: z
    .array(pageId)
    .min(1)
    .max(2 * maximumSitePages)
    .refine((ids) => new Set(ids).size === ids.length, sitePageMessages.orderTwice),
});
export type SectionOrder = z.output<typeof sectionOrder>;

/** All of them, or none. */
export const sitePageOrderInput = z.object({
  sections: z
    .array(sectionOrder)
    .min(1)
    .max(pageSections.length)
    .refine(
      (orders) => new Set(orders.map((order) => order.section)).size === orders.length,
      sitePageMessages.sectionTwice,
    ),
});
export type SitePageOrder = z.output<typeof sitePageOrderInput>;

/** What an association that began empty has still to write, by where it is written. */
export const unwrittenText = z.enum(["home", "greeting", "mission-statement", "history", "terms", "privacy"]);
export type UnwrittenText = z.infer<typeof unwrittenText>;
export const unwrittenTexts = z.array(unwrittenText);
