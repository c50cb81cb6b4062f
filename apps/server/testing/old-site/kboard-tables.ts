/** The columns of WordPress that say something of people, pages and posts; others have their defaults. */
const wordpress = `
create table wp_users (
  ID bigint unsigned primary key, user_login varchar(60) not null, user_pass varchar(255) not null default '',
  user_nicename varchar(50) not null default '', user_email varchar(100) not null default '',
  user_url varchar(100) not null default '', user_registered datetime not null default '0000-00-00 00:00:00',
  user_status int not null default 0, display_name varchar(250) not null default ''
) engine=InnoDB default charset=utf8mb4;
create table wp_usermeta (
  umeta_id bigint unsigned auto_increment primary key, user_id bigint unsigned not null, meta_key varchar(255),
  meta_value longtext
) engine=InnoDB default charset=utf8mb4;
create table wp_options (
  option_id bigint unsigned auto_increment primary key, option_name varchar(191) not null unique, option_value longtext not null
) engine=InnoDB default charset=utf8mb4;
create table wp_posts (
  ID bigint unsigned primary key, post_author bigint unsigned not null default 0,
  post_date datetime not null default '0000-00-00 00:00:00', post_date_gmt datetime not null default '0000-00-00 00:00:00',
  post_modified_gmt datetime not null default '0000-00-00 00:00:00', post_content longtext not null,
  post_title text not null, post_status varchar(20) not null default 'publish', post_password varchar(255) not null default '',
  post_name varchar(200) not null default '', post_parent bigint unsigned not null default 0, menu_order int not null default 0,
  post_type varchar(20) not null default 'post'
) engine=InnoDB default charset=utf8mb4;
create table wp_postmeta (
  meta_id bigint unsigned auto_increment primary key, post_id bigint unsigned not null, meta_key varchar(255),
  meta_value longtext
) engine=InnoDB default charset=utf8mb4;
create table wp_comments (
  comment_ID bigint unsigned primary key, comment_post_ID bigint unsigned not null, comment_author tinytext not null,
  comment_date_gmt datetime not null default '0000-00-00 00:00:00', comment_content text not null,
  comment_approved varchar(20) not null default '1', comment_type varchar(20) not null default 'comment',
  comment_parent bigint unsigned not null default 0, user_id bigint unsigned not null default 0
) engine=InnoDB default charset=utf8mb4;`;

/** The tables of KBoard and of its comments, as its own program makes them. */
const kboard = `
create table wp_kboard_board_setting (
  uid bigint unsigned primary key, board_name varchar(127) not null, skin varchar(127) not null default 'default',
  use_comment varchar(5) not null default '', use_editor varchar(16) not null default '',
  permission_read varchar(127) not null default 'all', permission_write varchar(127) not null default 'author',
  admin_user text not null, use_category varchar(5) not null default '', category1_list text not null
) engine=InnoDB default charset=utf8mb4;
create table wp_kboard_board_meta (
  board_id bigint unsigned not null, \`key\` varchar(127) not null, value longtext not null,
  unique key meta_index (board_id, \`key\`)
) engine=InnoDB default charset=utf8mb4;
create table wp_kboard_board_content (
  uid bigint unsigned primary key, board_id bigint unsigned not null, parent_uid bigint unsigned not null default 0,
  member_uid bigint unsigned not null default 0, member_display varchar(127) not null default '', title varchar(127) not null,
  content longtext not null, \`date\` char(14) not null default '', \`update\` char(14) not null default '',
  view int unsigned not null default 0, comment int unsigned not null default 0, \`like\` int unsigned not null default 0,
  unlike int unsigned not null default 0, vote int not null default 0, thumbnail_file varchar(127) not null default '',
  thumbnail_name varchar(127) not null default '', category1 varchar(127) not null default '',
  category2 varchar(127) not null default '',
  secret varchar(5) not null default '', notice varchar(5) not null default '', search char(1) not null default '1',
  status varchar(20) not null default '', password varchar(127) not null default ''
) engine=InnoDB default charset=utf8mb4;
create table wp_kboard_board_attached (
  uid bigint unsigned primary key, content_uid bigint unsigned not null default 0,
  comment_uid bigint unsigned not null default 0, file_key varchar(127) not null, \`date\` char(14) not null default '',
  file_path varchar(255) not null, file_name varchar(127) not null, file_size bigint unsigned not null default 0,
  download_count int unsigned not null default 0
) engine=InnoDB default charset=utf8mb4;
create table wp_kboard_board_option (
  uid bigint unsigned auto_increment primary key, content_uid bigint unsigned not null, option_key varchar(127) not null,
  option_value longtext not null
) engine=InnoDB default charset=utf8mb4;
create table wp_kboard_comments (
  uid bigint unsigned primary key, content_uid bigint unsigned not null, parent_uid bigint unsigned not null default 0,
  user_uid bigint unsigned not null default 0, user_display varchar(127) not null default '', content longtext not null,
  \`like\` int unsigned not null default 0, unlike int unsigned not null default 0, vote int not null default 0,
  created char(14) not null default '', status varchar(20) not null default ''
) engine=InnoDB default charset=utf8mb4;
create table wp_kboard_vote (
  vote_id bigint unsigned auto_increment primary key, target_uid bigint unsigned not null, target_type varchar(20) not null,
  target_vote varchar(20) not null, user_id bigint unsigned not null default 0, created char(14) not null default ''
) engine=InnoDB default charset=utf8mb4;`;

export const kboardTables = `set sql_mode='';${wordpress}${kboard}`;
