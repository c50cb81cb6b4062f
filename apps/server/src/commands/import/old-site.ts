import type { ImportProblem } from "@bulmo/contracts/import-report";

// What every system that a site can be moved in from is read as. A folder beside this file is one such system.

/**
 * Who wrote something: the name that stood there, and the key of the member whose it was, if it was one's. `account` is the
 * username of a member of this site, where a list names one.
 */
export type OldAuthor = { name: string; member?: string; account?: string };

export type OldMember = {
  /** Unique and for good in the old site. */
  key: string;
  username: string;
  name: string;
  nickname: string;
  email: string;
  homepage: string;
  zonecode: string;
  address: string;
  detailAddress: string;
  /** As the old site stored it; empty where it had none. */
  passwordHash: string;
  /** What its boards asked of their readers; undefined for what every member is. */
  grade: string | undefined;
  joinedAt: Date | undefined;
  isSuspended: boolean;
  /** They have left; only their name stands under what they wrote. */
  hasLeft: boolean;
  wasAdministrator: boolean;
  /** Nobody had let them in yet. */
  isWaiting?: boolean;
};

export type OldAccess = "EVERYONE" | "MEMBERS" | "ADMINISTRATORS" | { grades: string[] };

export type OldBoard = {
  key: string;
  /** Other names of it: of a page that showed it, for one. */
  aliases?: string[];
  title: string;
  kind: "TEXT" | "ALBUM" | "ARCHIVE";
  readers: OldAccess;
  writers: OldAccess;
  hasComments: boolean;
  headings: string[];
  /** Whether its posts are questions that only their writers and administrators read. */
  isPrivate: boolean;
  /** The old site let certain people in whom no grade tells; administrators alone read it here. */
  isNarrowed?: boolean;
  postCount: number;
  commentCount: number;
  /** How many of its posts only their writers and administrators read; undefined for none. */
  secretCount?: number;
};

export type OldFile = {
  /** Unique in the old site: its path on the old site, from its root. */
  key: string;
  /** Other names of it: of a script that sent it, for one. */
  aliases: string[];
  /** As readers saw it. */
  name: string;
  /** Where it lies, below the folder of the old site's files. */
  path: string;
  /** Whether the old site showed it in the text, as a picture. */
  isShown: boolean;
  description: string;
  downloads: number;
};

export type OldPost = {
  key: string;
  aliases: string[];
  title: string;
  /** HTML as somebody's editor or Word wrote it; nothing of it is trusted. */
  html: string;
  author: OldAuthor;
  createdAt: Date | undefined;
  updatedAt: Date | undefined;
  views: number;
  likes: number;
  /** Stood above the list. */
  isNotice: boolean;
  /** Its writer and administrators read it. */
  isSecret: boolean;
  heading: string;
  /** The key of the post that it replies to. */
  repliesTo: string | undefined;
  files: OldFile[];
};

export type OldComment = {
  key: string;
  post: string;
  /** The key of the comment whose thread it belongs to; undefined for the first of one. */
  thread: string | undefined;
  author: OldAuthor;
  /** Plain text. */
  text: string;
  createdAt: Date | undefined;
  likes: number;
  isSecret: boolean;
};

export type OldPage = { key: string; /** Other names of it. */ aliases?: string[]; title: string; html: string };

export type OldLike = { post: string; member: string; createdAt: Date | undefined };

/** What a source has of a kind that no site of ours has a place for, and what becomes of it. */
export type LeftBehind = { what: string; count: number; why: string };

/** Something that its reading has found, to be looked at; `example` names it as the old site did. */
export type ReadingProblem = { problem: ImportProblem; example: string };

/** As its database counts them, by questions of their own: what was read is held against it. */
type OldCounts = { member: number; post: number; comment: number; page: number };

export type OldSite = {
  /** The name under which `import_origin` has what came from it, and by which its addresses are read. */
  source: string;
  /** Where its texts were shown, which relative addresses in them start from; its root where it says nothing. */
  textFolder?: string;
  /** The folder of its files in their addresses: below it they lie in the folder that the command is given. */
  filesRoot?: string;
  /** Whether it names writers by their usernames on this site. */
  hasAccountsHere?: boolean;
  /** Folders below that of its files that hold pictures of members, which its database does not tell of. */
  memberPictures?: readonly { folder: string; what: string }[];
  problems?: readonly ReadingProblem[];
  count: () => Promise<OldCounts>;
  leftBehind: () => Promise<LeftBehind[]>;
  boards: () => Promise<OldBoard[]>;
  members: () => AsyncIterable<OldMember>;
  /** In the order in which the old site numbered them, the oldest first. */
  posts: (board: OldBoard) => AsyncIterable<OldPost>;
  /** The first of a thread before its replies. */
  comments: (board: OldBoard) => AsyncIterable<OldComment>;
  likes: (board: OldBoard) => AsyncIterable<OldLike>;
  pages: () => AsyncIterable<OldPage>;
  close: () => Promise<void>;
};
