import { Migration } from "@mikro-orm/migrations";

/**
 * Works of an exhibition that is only announced are for administrators (EXH-02), and so are their pictures. One that
 * something else shows to everybody is asked about once more than it would need to be, until what uses it changes.
 */
export class AnnouncedPictures extends Migration {
  override up(): void {
    this.addSql(`update "upload" set "is_restricted" = true where exists (
      select from "upload_use"
        join "post" on "upload_use"."owner" = 'post:' || "post"."id"
        join "exhibition" on "exhibition"."type" = "post"."type" and "exhibition"."state" = 'ANNOUNCED'
      where "upload_use"."upload_hash" = "upload"."hash")`);
  }
}
