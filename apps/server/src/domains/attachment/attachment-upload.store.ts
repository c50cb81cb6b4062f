import type { Readable } from "node:stream";
import { AttachmentUpload } from "@bulmo/entities/attachment.entity";
import type { EntityManager } from "@bulmo/entities/database";
import { DataStore, Upload } from "@tus/server";
import { DomainError } from "../../errors.ts";
import type { Actor } from "../../session.ts";
import { withinQuota } from "../upload/upload-quota.ts";
import { findSent, removeUnused } from "./attachment.service.ts";
import { type Files, findIncoming, receivePart, removeIncoming } from "./incoming.ts";

/** Milliseconds after which what was not sent on is forgotten. */
export const incomingLifetime = 24 * 60 * 60_000;

const insertIncoming =
  ({ id, size = 0, metadata }: Upload, userId: string) =>
  async (em: EntityManager): Promise<void> => {
    const row = { id, user: userId, name: metadata?.["filename"] ?? "", bytes: size, parts: [] };
    await em.insert(AttachmentUpload, row);
  };

/** What tus asks of a storage, for one member. Parts lie in the site's own, and what is known of them in the database. */
export class AttachmentUploadStore extends DataStore {
  override extensions = ["creation", "creation-with-upload", "expiration", "termination"];
  readonly #files: Files;
  readonly #sender: Pick<Actor, "id" | "isAdmin">;

  constructor(files: Files, sender: Pick<Actor, "id" | "isAdmin">) {
    super();
    this.#files = files;
    this.#sender = sender;
  }

  /** Throws UPLOAD_QUOTA_EXCEEDED. */
  override async create(upload: Upload): Promise<Upload> {
    const em = this.#files.database.orm.em.fork();
    const insert = insertIncoming(upload, this.#sender.id);
    await (this.#sender.isAdmin ? insert(em) : withinQuota(em, this.#sender.id, insert));
    return upload;
  }

  /** What is complete is at its end. Throws UPLOAD_NOT_FOUND. */
  override async getUpload(id: string): Promise<Upload> {
    const incoming = await findIncoming(this.#files, id, this.#sender.id);
    if (incoming) {
      const { name, bytes, received, created_at: createdAt } = incoming;
      const creation = new Date(createdAt).toISOString();
      return new Upload({ id, size: bytes, offset: received, metadata: { filename: name }, creation_date: creation });
    }
    const sent = await findSent(this.#files, id, this.#sender.id);
    if (!sent) throw new DomainError("UPLOAD_NOT_FOUND");
    return new Upload({ id, size: sent.bytes, offset: sent.bytes, metadata: { filename: sent.name } });
  }

  override write(body: Readable, id: string, offset: number): Promise<number> {
    return receivePart(this.#files, body, { id, received: offset });
  }

  /** Throws UPLOAD_NOT_FOUND, of what a post has too. */
  override async remove(id: string): Promise<void> {
    const incoming = await findIncoming(this.#files, id, this.#sender.id);
    if (incoming) return removeIncoming(this.#files, id);
    if (!(await removeUnused(this.#files, id, this.#sender.id))) throw new DomainError("UPLOAD_NOT_FOUND");
  }

  override getExpiration(): number {
    return incomingLifetime;
  }
}
