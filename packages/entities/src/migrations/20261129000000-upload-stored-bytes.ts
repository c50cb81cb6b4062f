import { Migration } from "@mikro-orm/migrations";

/**
 * What a picture takes in the storage counts against its sender's quota (SEC-24). Rows that are there already, and those
 * that the version before goes on writing, do not know it: they stay without, and are estimated by the master's bytes
 * where they are counted (domains/upload/upload-quota.ts).
 */
export class UploadStoredBytes extends Migration {
  override up(): void {
    this.addSql('alter table "upload" add column "stored_bytes" int null');
  }
}
