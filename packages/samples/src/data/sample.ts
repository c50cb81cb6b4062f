export type SampleMember = {
  username: string;
  name: string;
  nickname: string;
  email: string;
  homepage: string;
  zonecode: string;
  address: string;
  detailAddress: string;
  career: string;
  activity: string;
  /** Position text of at most 4 characters: 회장, 이사, 회원 … */
  role: string;
  /** ISO 8601 in Korean time, as every date here. */
  joinedAt: string;
};

export type SampleReply = { author: number; content: string; createdAt: string; likes: number };

export type SampleComment = {
  /** Place in `sampleMembers`. */
  author: number;
  /** Plain text: markup in it is shown as typed. */
  content: string;
  createdAt: string;
  likes: number;
  replies: SampleReply[];
};

export type SamplePost = {
  /** Place in `sampleMembers`. */
  author: number;
  title: string;
  /** HTML of h2, h3, p, strong, em, u, ul, ol and li, with text-align as the only style. */
  content: string;
  createdAt: string;
  views: number;
  likes: number;
  comments: SampleComment[];
};

export type SampleChronicleEntry = { title: string; year: string; date: string };
