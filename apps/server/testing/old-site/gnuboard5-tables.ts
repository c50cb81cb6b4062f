/** The columns of Gnuboard 5 that say something of people, boards and what was written; others have their defaults. */
const member = `
create table g5_member (
  mb_no int auto_increment primary key, mb_id varchar(20) not null unique, mb_password varchar(255) not null default '',
  mb_name varchar(255) not null default '', mb_nick varchar(255) not null default '',
  mb_email varchar(255) not null default '', mb_homepage varchar(255) not null default '',
  mb_level tinyint not null default 2, mb_zip1 char(3) not null default '', mb_zip2 char(3) not null default '',
  mb_addr1 varchar(255) not null default '', mb_addr2 varchar(255) not null default '',
  mb_addr3 varchar(255) not null default '', mb_datetime datetime not null default '0000-00-00 00:00:00',
  mb_leave_date varchar(8) not null default '', mb_intercept_date varchar(8) not null default '',
  mb_1 varchar(255) not null default ''
) engine=MyISAM default charset=utf8;`;

const board = `
create table g5_board (
  bo_table varchar(20) primary key, bo_subject varchar(255) not null default '', bo_list_level tinyint not null default 1,
  bo_read_level tinyint not null default 1, bo_write_level tinyint not null default 2,
  bo_comment_level tinyint not null default 2, bo_use_category tinyint not null default 0,
  bo_category_list text not null default '', bo_skin varchar(255) not null default 'basic',
  bo_notice text not null default '', bo_order int not null default 0
) engine=MyISAM default charset=utf8;
create table g5_board_file (
  bo_table varchar(20) not null, wr_id int not null, bf_no int not null, bf_source varchar(255) not null default '',
  bf_file varchar(255) not null default '', bf_download int not null default 0, bf_content text not null default '',
  bf_type tinyint not null default 0, primary key (bo_table, wr_id, bf_no)
) engine=MyISAM default charset=utf8;
create table g5_board_good (
  bg_id int auto_increment primary key, bo_table varchar(20) not null, wr_id int not null,
  mb_id varchar(20) not null, bg_flag varchar(255) not null, bg_datetime datetime not null
) engine=MyISAM default charset=utf8;`;

const others = `
create table g5_content (
  co_id varchar(20) primary key, co_html tinyint not null default 1, co_subject varchar(255) not null default '',
  co_content longtext not null, co_mobile_content longtext not null default ''
) engine=MyISAM default charset=utf8;
create table g5_faq_master (
  fm_id int primary key, fm_subject varchar(255) not null default '', fm_head_html text not null default '',
  fm_tail_html text not null default '', fm_order int not null default 0
) engine=MyISAM default charset=utf8;
create table g5_faq (
  fa_id int primary key, fm_id int not null, fa_subject text not null, fa_content text not null,
  fa_order int not null default 0
) engine=MyISAM default charset=utf8;
create table g5_qa_content (
  qa_id int primary key, qa_num int not null default 0, qa_parent int not null default 0, mb_id varchar(20) not null default '',
  qa_name varchar(255) not null default '', qa_type tinyint not null default 0, qa_html tinyint not null default 0,
  qa_subject varchar(255) not null default '', qa_content text not null, qa_file1 varchar(255) not null default '',
  qa_source1 varchar(255) not null default '', qa_file2 varchar(255) not null default '',
  qa_source2 varchar(255) not null default '', qa_datetime datetime not null, qa_category varchar(255) not null default ''
) engine=MyISAM default charset=utf8;
create table g5_visit (vi_id int primary key, vi_ip varchar(100) not null) engine=MyISAM default charset=utf8;
create table g5_memo (me_id int auto_increment primary key, me_memo text not null) engine=MyISAM default charset=utf8;`;

/** A table of posts and comments; of old sites they say this or that of their encoding. */
export const writtenTable = (name: string, charset = "utf8"): string => `
create table g5_write_${name} (
  wr_id int auto_increment primary key, wr_num int not null default 0, wr_reply varchar(10) not null default '',
  wr_parent int not null default 0, wr_is_comment tinyint not null default 0, wr_comment int not null default 0,
  wr_comment_reply varchar(5) not null default '', ca_name varchar(255) not null default '',
  wr_option set('html1','html2','secret','mail') not null default '', wr_subject varchar(255) not null default '',
  wr_content longtext not null, wr_seo_title varchar(255) not null default '', wr_link1 text not null default '',
  wr_link2 text not null default '', wr_hit int not null default 0, wr_good int not null default 0,
  mb_id varchar(20) not null default '', wr_name varchar(255) not null default '',
  wr_datetime datetime not null default '0000-00-00 00:00:00', wr_file tinyint not null default 0,
  wr_last varchar(19) not null default '', wr_1 varchar(255) not null default '', wr_2 varchar(255) not null default ''
) engine=MyISAM default charset=${charset};`;

export const gnuboard5Tables = `set sql_mode='';${member}${board}${others}`;
