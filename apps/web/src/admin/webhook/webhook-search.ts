import { pageOf, type PageSearch, textOf } from "../../page/search-params.ts";

/** The webhook whose deliveries are looked at; without one, the list of webhooks. */
export type WebhookSearch = PageSearch & { id?: string | undefined };

/** What is no id of a webhook names none: the list is shown. */
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

function idOf(value: unknown): string | undefined {
  const id = textOf(value);
  return id !== undefined && uuid.test(id) ? id : undefined;
}

export const validateWebhookSearch = ({ id, page }: Record<string, unknown>): WebhookSearch => ({
  id: idOf(id),
  page: pageOf(page),
});
