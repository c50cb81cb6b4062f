import { Migration } from "@mikro-orm/migrations";
import { livingPosts } from "./20261123000000-trash.ts";
import { statements } from "./statements.ts";

/** Told when what stands of the samples may have changed; a post of the association's own costs a look at its row. */
const told = `
create trigger sample_hung after insert on "stored_post"
  for each row when (new.is_sample) execute function tell_subject('sample');
create trigger sample_moved after update of "deleted_at", "is_sample" on "stored_post"
  for each row when (old.is_sample or new.is_sample) execute function tell_subject('sample');
create trigger sample_removed after delete on "stored_post"
  for each row when (old.is_sample) execute function tell_subject('sample')`;

/**
 * A sample says that it is one. In a database that was filled with samples by the version before, those are the posts
 * that are older than the site's first version, on which nobody else can have written any.
 */
const samplesOfBefore = `
update "stored_post" set "is_sample" = true
where "created_at" < timestamptz '2026-11-21 00:00:00+09'
  and exists (select from "setting" where "key" = 'sample-works')`;

export class SamplePosts extends Migration {
  override up(): void {
    this.addSql('alter table "stored_post" add column "is_sample" boolean not null default false');
    this.addSql(samplesOfBefore);
    this.addSql(`create index "stored_post_sample_index" on "stored_post" ("id")
      where "is_sample" and "deleted_at" is null`);
    this.addSql(livingPosts);
    for (const statement of statements(told)) this.addSql(statement);
  }
}
