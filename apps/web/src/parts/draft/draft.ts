/** What stands in the fields of a form that is not sent yet. */
export type DraftFields = Readonly<Record<string, string>>;
export type DraftText = {
  fields: DraftFields;
  /** Of the post that it is an edit of; undefined for a new one. */
  revision?: number | undefined;
  /** Of a new one: under which key it is sent, and whether it was sent already. */
  submission?: DraftSubmission | undefined;
};
type DraftSubmission = { key: string; attempt: string | null };
export type Draft = DraftText & { savedAt: string };
/** As it lies in the storage, where drafts of earlier builds lie too. */
type StoredDraft = Omit<Draft, "submission"> & { receipt?: DraftSubmission | undefined };

/**
 * Whose text it is, on which board, and of which post; without a number it is a new one. Tabs that write the same at
 * once have slots of their own.
 */
export type DraftKey = { userId: string; board: string; index?: number | undefined; slot?: number | undefined };

/** Another account on the same computer never meets it. */
const keyOf = ({ userId, board, index, slot }: DraftKey) =>
  `bulmo:draft:${userId}:${board}:${index ?? "new"}${slot ? `:${slot}` : ""}`;

const isFields = (value: unknown): value is DraftFields =>
  typeof value === "object" && value !== null && Object.values(value).every((field) => typeof field === "string");

const isSubmission = (value: Partial<DraftSubmission> | undefined): value is DraftSubmission =>
  typeof value?.key === "string" && (value.attempt === null || typeof value.attempt === "string");

function parseDraft(text: string | null): Draft | null {
  try {
    const { fields, revision, receipt, savedAt } = JSON.parse(text ?? "") as Partial<StoredDraft>;
    if (!isFields(fields) || typeof savedAt !== "string" || Number.isNaN(Date.parse(savedAt))) return null;
    return {
      fields,
      savedAt,
      ...(typeof revision === "number" ? { revision } : {}),
      ...(isSubmission(receipt) ? { submission: receipt } : {}),
    };
  } catch {
    return null;
  }
}

export type WebStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Drafts of one key in the browser's storage, which may be full, forbidden or written by somebody else. */
export function createDraftStore(storage: () => WebStorage, draftKey: DraftKey) {
  const key = keyOf(draftKey);
  const attempt = <Result>(act: (storage: WebStorage) => Result): Result | null => {
    try {
      return act(storage());
    } catch {
      return null;
    }
  };
  return {
    read: (): Draft | null => parseDraft(attempt((area) => area.getItem(key))),
    /** Answers when it was saved; null when it could not be. */
    save: ({ submission: receipt, ...text }: DraftText, now = new Date()): string | null => {
      const savedAt = now.toISOString();
      const draft: StoredDraft = { ...text, receipt, savedAt };
      return attempt((area) => (area.setItem(key, JSON.stringify(draft)), savedAt));
    },
    remove: (): void => void attempt((area) => area.removeItem(key)),
  };
}
