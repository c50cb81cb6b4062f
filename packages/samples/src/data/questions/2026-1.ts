import type { SamplePost } from "../sample.ts";

export const questions2026Part1: readonly SamplePost[] = [
  {
    author: 24,
    title: "새 누리집에 바라는 점을 적어 봅니다",
    content:
      "<p>공지 보고 적습니다. 전시 작품을 화면 가득 키워서 붓자국까지 볼 수 있으면 좋겠습니다. 그리고 시골은 인터넷이 느리니 글만이라도 먼저 뜨면 고맙겠습니다.</p>",
    createdAt: "2026-01-14T10:10:19+09:00",
    views: 285,
    likes: 9,
    comments: [
      {
        author: 22,
        content: "글씨를 크게. 그것 하나면 됩니다.",
        createdAt: "2026-01-14T12:37:35+09:00",
        likes: 1,
        replies: [],
      },
      {
        author: 31,
        content: "저도 글씨요. 그리고 전화기로 댓글 달 때 쓰던 글이 안 날아갔으면 해요.",
        createdAt: "2026-01-14T13:45:14+09:00",
        likes: 5,
        replies: [],
      },
      {
        author: 25,
        content: "밤에 눈이 덜 부신 화면이 있으면 좋겠어요.",
        createdAt: "2026-01-14T15:56:11+09:00",
        likes: 3,
        replies: [],
      },
      {
        author: 1,
        content: "아이디를 자꾸 잊어버리는 사람을 위해 찾기가 쉬웠으면 합니다. 제 이야기입니다.",
        createdAt: "2026-01-15T10:26:54+09:00",
        likes: 7,
        replies: [
          {
            author: 0,
            content: "하나도 빠뜨리지 않고 만드는 분들께 전하겠습니다. 모두 고맙습니다.",
            createdAt: "2026-01-16T10:54:54+09:00",
            likes: 2,
          },
        ],
      },
    ],
  },
  {
    author: 38,
    title: "쪽물 감지에 흰 얼룩이 생기는 까닭",
    content:
      "<p>다섯 장을 들였는데 세 장에 손톱만 한 흰 얼룩이 남습니다. 담글 때 공기 방울이 붙은 자리인가 했는데, 두 번째 담글 때도 같은 자리가 안 먹어요.</p>",
    createdAt: "2026-02-03T20:40:26+09:00",
    views: 234,
    likes: 10,
    comments: [
      {
        author: 29,
        content: "종이에 기름이나 풀이 묻은 자리입니다. 들이기 전에 미지근한 물에 하루 담갔다가 하세요.",
        createdAt: "2026-02-03T23:25:03+09:00",
        likes: 10,
        replies: [],
      },
      {
        author: 21,
        content:
          "도침할 때 방망이에서 옮았을 수도 있어요. 얼룩 자리만 자외선 등으로 비춰 보면 형광으로 보일 때가 있습니다.",
        createdAt: "2026-02-04T07:14:40+09:00",
        likes: 4,
        replies: [
          {
            author: 38,
            content: "비춰 보니 정말 하얗게 빛났어요. 방망이에 먹인 콩기름이었습니다. 범인을 잡았습니다!",
            createdAt: "2026-02-08T07:55:40+09:00",
            likes: 0,
          },
        ],
      },
    ],
  },
  {
    author: 30,
    title: "현장 초년생이 알아야 할 단청 용어, 같이 만들어요",
    content:
      "<p>‘가칠’, ‘타분’, ‘시분’, ‘계풍’ 같은 말을 첫날부터 알아들으면 좋겠다는 마음으로 적기 시작했습니다. 지금 예순네 개입니다. 틀린 것, 빠진 것을 알려 주십시오.</p>",
    createdAt: "2026-02-24T13:25:01+09:00",
    views: 121,
    likes: 8,
    comments: [
      {
        author: 9,
        content: "‘야리끼리’는 빼라. 우리말로 ‘몫일’이라고 해요.",
        createdAt: "2026-02-24T15:11:53+09:00",
        likes: 2,
        replies: [],
      },
      {
        author: 7,
        content: "2020년에 모은 현장 말 예순두 개와 합치면 좋겠습니다. 지역마다 다른 말은 둘 다 적어 주십시오.",
        createdAt: "2026-02-24T19:08:16+09:00",
        likes: 11,
        replies: [],
      },
      {
        author: 15,
        content:
          "‘뇌록 올린다’와 ‘뇌록 먹인다’가 다른 일이라는 것도 적어 주세요. 먹이는 건 첫 벌, 올리는 건 두 벌째부터입니다.",
        createdAt: "2026-02-25T13:58:47+09:00",
        likes: 6,
        replies: [
          {
            author: 30,
            content: "저 그거 삼 년 동안 같은 말인 줄 알았습니다…",
            createdAt: "2026-02-25T17:03:47+09:00",
            likes: 2,
          },
        ],
      },
    ],
  },
];
