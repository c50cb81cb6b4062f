import { Migration } from "@mikro-orm/migrations";

/**
 * When its writer changed a comment last (SEE-17); the version before neither reads nor writes it. And whose comments are
 * answers (SEE-19): who becomes an administrator or is one no longer tells the lists of questions so.
 */
export class CommentEdited extends Migration {
  override up(): void {
    this.addSql('alter table "comment" add column "edited_at" timestamptz null');
    this.addSql(`create trigger administrator_changed after update of "is_admin" on "user"
      for each row when (old.is_admin is distinct from new.is_admin) execute function tell_subject('comment:QNA')`);
  }
}
