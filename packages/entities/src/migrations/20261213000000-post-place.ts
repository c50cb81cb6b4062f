import { Migration } from "@mikro-orm/migrations";
import { livingPosts } from "./20261123000000-trash.ts";

/**
 * Works hang in an order of their own (EXH-04). Where one stands is one number, the largest first: what nobody has placed
 * yet goes by its own, before all that have a place. The column is not called `place`, as the functions that count blocks
 * call something else. The indexes hold works alone, so that no board pays for them; who goes along them says so in the
 * same words (post-standing.ts).
 */
const worksAlone = `"deleted_at" is null and coalesce("type" ~ '^EXHIBITION_|_EXHIBITION$', false)`;
const standing = `(coalesce(- "wall_place", "index")) desc`;

/** A place is one of its exhibition's; the version before, which knows of none, moves works too. */
const unplace = `
create function unplace_post() returns trigger language plpgsql as $$
begin
  new.wall_place := null;
  return new;
end
$$`;

export class PostPlace extends Migration {
  override up(): void {
    this.addSql('alter table "stored_post" add column "wall_place" int null');
    this.addSql('alter table "board_counter" add column "order_revision" int null');
    this.addSql(`create index "post_standing_index" on "stored_post" ("type", ${standing}) where ${worksAlone}`);
    this.addSql(`create index "post_group_standing_index" on "stored_post" ("type", "sub_type", ${standing})
      where ${worksAlone} and "sub_type" is not null`);
    this.addSql(livingPosts);
    this.addSql(unplace);
    this.addSql(`create trigger post_unplaced before update of "type" on "stored_post"
      for each row when (old.type is distinct from new.type) execute function unplace_post()`);
    this.addSql(`create trigger post_placed after update of "wall_place" on "stored_post"
      for each row when (old.wall_place is distinct from new.wall_place) execute function tell_post()`);
    this.addSql('alter table "audit_line" drop constraint "audit_line_act_check"');
    this.addSql(`alter table "audit_line" add constraint "audit_line_act_check" check ("act" in (
      'SIGNED_IN', 'SECOND_FACTOR_SET', 'SECOND_FACTOR_REMOVED', 'RECOVERY_CODES_RENEWED',
      'RECOVERY_CODE_USED', 'KEY_CREATED', 'KEY_REVOKED', 'MEMBERS_LISTED', 'MEMBERS_DOWNLOADED',
      'MEMBER_READ', 'MEMBER_REGISTERED', 'MEMBER_SUSPENDED', 'MEMBER_RESUMED', 'MEMBER_POSITION_CHANGED',
      'MEMBER_CORRECTED', 'MEMBER_EMAIL_CORRECTED', 'MEMBER_INVITED', 'MEMBER_CODE_SENT', 'MEMBER_REMOVED',
      'ADMIN_CREATED', 'ADMIN_GRANTED', 'ADMIN_REVOKED', 'POST_CREATED', 'POST_UPDATED', 'POST_MOVED',
      'POST_PINNED', 'POST_UNPINNED', 'POST_REMOVED', 'POST_RESTORED', 'POST_PURGED', 'COMMENT_REMOVED',
      'POST_CLEARED', 'COMMENT_CLEARED', 'EXHIBITION_CREATED', 'EXHIBITION_UPDATED', 'EXHIBITION_ORDERED',
      'EXHIBITION_REMOVED', 'HISTORY_SAVED', 'PROPERTY_SAVED', 'WEBHOOK_CREATED', 'WEBHOOK_UPDATED',
      'WEBHOOK_REMOVED', 'WEBHOOK_SECRET_RENEWED', 'WEBHOOK_TESTED', 'WEBHOOK_RESENT'))`);
  }
}
