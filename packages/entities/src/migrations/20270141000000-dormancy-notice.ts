import { Migration } from "@mikro-orm/migrations";

/**
 * When the mail ahead of dormancy was asked for, apart from when it left. The version before notes the asking as if it were
 * the leaving; each night makes one of the other (dormancy-notice.ts).
 */
export class DormancyNotices extends Migration {
  override up(): void {
    this.addSql('alter table "dormancy" add column "notice_asked_at" timestamptz null');
  }
}
