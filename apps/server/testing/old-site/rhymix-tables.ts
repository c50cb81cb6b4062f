export type Flavour = "rhymix" | "xe";

type Made = { prefix: string; end: string; isRhymix: boolean };

/** The columns of Rhymix 2 and XE 1 that say something of people, boards and what was written; others have their defaults. */
const people = ({ prefix, end, isRhymix }: Made): string => `
create table ${prefix}member (
  member_srl bigint primary key, user_id varchar(80) not null, email_address varchar(250) not null,
  password varchar(250) not null, user_name varchar(40) not null, nick_name varchar(40) not null,
  homepage varchar(250), denied char(1) default 'N', limit_date char(14), regdate char(14), is_admin char(1) default 'N'
  ${isRhymix ? ", status varchar(20) not null default 'APPROVED'" : ""}
) ${end};
create table ${prefix}member_group (
  site_srl bigint not null default 0, group_srl bigint primary key, list_order bigint not null, title varchar(80) not null,
  is_default char(1) default 'N', is_admin char(1) default 'N'
) ${end};
create table ${prefix}member_group_member (
  site_srl bigint not null default 0, group_srl bigint not null, member_srl bigint not null
) ${end};
create table ${prefix}member_message (message_srl bigint primary key, content longtext not null) ${end};`;

const modules = ({ prefix, end }: Made): string => `
create table ${prefix}modules (
  module_srl bigint primary key, module varchar(80) not null, site_srl bigint not null default 0, mid varchar(40) not null,
  skin varchar(250), browser_title varchar(250) not null, content longtext, mcontent longtext
) ${end};
create table ${prefix}module_grants (
  module_srl bigint not null, name varchar(20) not null, group_srl bigint not null
) ${end};
create table ${prefix}module_extra_vars (module_srl bigint not null, name varchar(80) not null, value text) ${end};
create table ${prefix}lang (
  site_srl bigint not null default 0, name varchar(250) not null, lang_code varchar(10) not null, value text
) ${end};
create table ${prefix}trash (trash_srl bigint primary key, title varchar(250), serialized_object longtext not null) ${end};`;

const written = ({ prefix, end }: Made): string => `
create table ${prefix}documents (
  document_srl bigint primary key, module_srl bigint not null default 0, category_srl bigint not null default 0,
  is_notice char(1) not null default 'N', title varchar(250), content longtext not null,
  readed_count bigint not null default 0, voted_count bigint not null default 0, user_id varchar(80),
  user_name varchar(80) not null, nick_name varchar(80) not null, member_srl bigint not null, regdate char(14),
  last_update char(14), list_order bigint not null, status varchar(20) default 'PUBLIC'
) ${end};
create table ${prefix}document_categories (
  category_srl bigint primary key, module_srl bigint not null, parent_srl bigint not null default 0, title varchar(250),
  list_order bigint not null default 0
) ${end};
create table ${prefix}document_aliases (
  alias_srl bigint primary key, module_srl bigint not null, document_srl bigint not null, alias_title varchar(180) not null
) ${end};
create table ${prefix}document_voted_log (
  document_srl bigint not null, member_srl bigint not null, regdate char(14), point bigint not null
) ${end};
create table ${prefix}document_extra_keys (
  module_srl bigint not null, var_idx bigint not null, var_name varchar(250) not null, var_type varchar(50) not null
) ${end};
create table ${prefix}document_extra_vars (
  module_srl bigint not null, document_srl bigint not null, var_idx bigint not null, lang_code varchar(10), value longtext
) ${end};`;

const below = ({ prefix, end }: Made): string => `
create table ${prefix}comments (
  comment_srl bigint primary key, module_srl bigint not null default 0, document_srl bigint not null default 0,
  parent_srl bigint not null default 0, is_secret char(1) not null default 'N', content longtext not null,
  voted_count bigint not null default 0, user_name varchar(80) not null, nick_name varchar(80) not null,
  member_srl bigint not null, regdate char(14), status bigint not null default 1
) ${end};
create table ${prefix}comments_list (
  comment_srl bigint primary key, document_srl bigint not null, head bigint not null, arrange bigint not null,
  module_srl bigint not null, depth bigint not null default 0
) ${end};
create table ${prefix}files (
  file_srl bigint primary key, upload_target_srl bigint not null default 0, module_srl bigint not null default 0,
  member_srl bigint not null default 0, download_count bigint not null default 0, direct_download char(1) default 'N',
  source_filename varchar(250), uploaded_filename varchar(250), isvalid char(1) default 'Y'
) ${end};`;

export const prefixOf: Record<Flavour, string> = { rhymix: "rx_", xe: "xe_" };

export function rhymixTables(flavour: Flavour): string {
  const isRhymix = flavour === "rhymix";
  const end = isRhymix ? "engine=InnoDB default charset=utf8mb4" : "engine=MyISAM default charset=utf8";
  const made = { prefix: prefixOf[flavour], end, isRhymix };
  return `set sql_mode='';${people(made)}${modules(made)}${written(made)}${below(made)}`;
}
