import { Migration } from "@mikro-orm/migrations";

/**
 * Pictures that nothing shows to everybody are served to those alone who may see them (EXH-07). The version before serves
 * them to all, as it does today.
 */
export class RestrictedUploads extends Migration {
  override up(): void {
    this.addSql('alter table "upload" add column "is_restricted" boolean not null default false');
    this.addSql(`update "upload" set "is_restricted" = true
      where exists (select from "upload_use" where "upload_hash" = "hash" and "owner" not like 'trash:%')
        and not exists (
          select from "upload_use" where "upload_hash" = "hash" and case
            when "owner" like 'post:%' then exists (
              select from "post" join "board" on "board"."type" = "post"."type"
                left join "exhibition" on "exhibition"."type" = "board"."type"
              where "post"."id" = substr("owner", 6)::int and "board"."readers" = 'EVERYONE'
                and "exhibition"."state" is distinct from 'DRAFT')
            when "owner" like 'exhibition:%' then exists (
              select from "exhibition" where "type" = substr("owner", 12) and "state" <> 'DRAFT')
            else "owner" not like 'trash:%'
          end)`);
  }
}
