import { pageOf, type PageSearch, textOf } from "../../page/search-params.ts";

/** The webhook whose deliveries are looked at; without one, the list of webhooks. What is an id is known where it is shown. */
export type WebhookSearch = PageSearch & { id?: string | undefined };

export const validateWebhookSearch = ({ id, page }: Record<string, unknown>): WebhookSearch => ({
  id: textOf(id),
  page: pageOf(page),
});
