import type { SamplePost } from "../sample.ts";

export const questions2026Part4: readonly SamplePost[] = [
  {
    author: 10,
    title: "괘불함 종이 뭉치에서 나온 것",
    content:
      "<p>2023년에 여쭌 종이 뭉치의 처리가 끝났습니다. 꼬아 만 종이는 화기의 초안이었고, 쌀과 베를 보탠 이들의 이름 예순여덟 줄이 읽혔습니다. 완성된 화기에는 그 가운데 마흔 줄만 올랐다고 합니다.</p>" +
      "<p>빠진 스물여덟 줄을 어떻게 할 것인가를 두고 절에서 의견을 묻습니다. 모사본의 화기에 함께 적는 것이 옳을까요, 모사이니 있는 그대로 두는 것이 옳을까요?</p>",
    createdAt: "2026-08-05T13:45:17+09:00",
    views: 235,
    likes: 8,
    comments: [
      {
        author: 7,
        content:
          "모사본의 화기는 그대로 두고, 뒷면이나 별지에 발견된 내력과 스물여덟 줄을 모두 적는 쪽을 권합니다. 두 가지가 다 사실이기 때문입니다.",
        createdAt: "2026-08-05T16:55:07+09:00",
        likes: 2,
        replies: [],
      },
      {
        author: 22,
        content: "백 년을 함 바닥에서 기다린 이름들이군요. 별지에라도 꼭 올려 주시오.",
        createdAt: "2026-08-06T13:46:33+09:00",
        likes: 9,
        replies: [],
      },
      {
        author: 34,
        content: "참길 잘했습니다. 그때 열었으면 한 줄도 못 읽었을 겁니다.",
        createdAt: "2026-08-06T14:00:28+09:00",
        likes: 7,
        replies: [
          {
            author: 10,
            content: "별지로 정했습니다. 다례재 날 그 이름들을 소리 내어 읽기로 했습니다.",
            createdAt: "2026-08-06T20:29:28+09:00",
            likes: 1,
          },
        ],
      },
    ],
  },
  {
    author: 39,
    title: "방학을 이렇게 보냈습니다 (현장 실습 후기)",
    content:
      "<p>칠월에는 금니 강습을 거들고, 팔월에는 현장에서 스무 날을 보냈습니다. 풀비로 가칠만 열나흘, 타분 나흘, 마지막 이틀에 긋기를 했어요. 김밥은 모두 마흔한 줄 먹었습니다.</p>" +
      "<p>궁금한 것이 하나 생겼습니다. 현장에서는 자를 대고 긋는데 화실에서는 대지 말라고 하십니다. 언제부터 자를 대도 되나요?</p>",
    createdAt: "2026-09-08T19:15:10+09:00",
    views: 251,
    likes: 4,
    comments: [
      {
        author: 9,
        content: "자 없이 그을 수 있게 되면 대도 돼.",
        createdAt: "2026-09-08T20:39:24+09:00",
        likes: 6,
        replies: [{ author: 39, content: "현답이네요…", createdAt: "2026-09-08T21:09:24+09:00", likes: 1 }],
      },
      {
        author: 4,
        content: "곧은 것은 자로, 굽은 것은 손으로. 그런데 굽은 것을 잘 그으려면 곧은 것을 손으로 그어 보아야 합니다.",
        createdAt: "2026-09-08T23:40:08+09:00",
        likes: 10,
        replies: [],
      },
      {
        author: 15,
        content: "다음 방학에도 오세요. 안전모 작은 것 하나 이름 써 두었습니다.",
        createdAt: "2026-09-09T19:23:30+09:00",
        likes: 7,
        replies: [],
      },
    ],
  },
  {
    author: 23,
    title: "돋보기를 써도 가는 선이 보이지 않습니다",
    content:
      "<p>예순여섯이 되니 면상필 끝이 둘로 보입니다. 확대 스탠드와 안경형 확대경 가운데 어느 쪽이 그림 그리기에 나은지, 쓰고 계신 배율을 알려 주시면 고맙겠습니다.</p>",
    createdAt: "2026-10-06T11:05:37+09:00",
    views: 129,
    likes: 6,
    comments: [
      {
        author: 22,
        content:
          "나는 안경형 1.8배. 더 크면 손이 화면 밖으로 나가요. 그리고 밝은 등 두 개를 양쪽에 두시오. 눈보다 빛이 문제일 때가 많아.",
        createdAt: "2026-10-06T13:56:30+09:00",
        likes: 3,
        replies: [],
      },
      {
        author: 18,
        content: "스탠드는 붓대가 렌즈에 부딪힙니다. 저도 안경형을 권합니다.",
        createdAt: "2026-10-07T11:36:18+09:00",
        likes: 2,
        replies: [
          {
            author: 23,
            content: "등을 두 개로 늘렸더니 확대경 없이도 보입니다. 눈을 탓할 뻔했습니다.",
            createdAt: "2026-10-09T11:53:18+09:00",
            likes: 3,
          },
        ],
      },
    ],
  },
  {
    author: 21,
    title: "논문이 책으로 나옵니다. 표지 그림을 부탁드려도 될까요?",
    content:
      "<p>종이를 다룬 책이라 표지에는 그림보다 빈 종이를 싣고 싶습니다. 다만 한구석에 이 게시판에서 만난 분들의 선을 하나씩 받아 나란히 놓으면 어떨까 합니다. 길이 한 뼘, 먹선 하나씩입니다.</p>",
    createdAt: "2026-10-27T16:50:53+09:00",
    views: 151,
    likes: 8,
    comments: [
      {
        author: 14,
        content: "밤에 그어서 보내겠습니다.",
        createdAt: "2026-10-27T18:33:28+09:00",
        likes: 8,
        replies: [],
      },
      {
        author: 11,
        content: "풀 자국도 받아 주나요?",
        createdAt: "2026-10-27T19:13:02+09:00",
        likes: 6,
        replies: [{ author: 21, content: "풀 자국 대환영이에요!", createdAt: "2026-10-27T20:35:02+09:00", likes: 2 }],
      },
      {
        author: 27,
        content: "안 떨리는 걸로 보낼게요. 아니다, 떨리는 걸로 보낼게요.",
        createdAt: "2026-10-27T20:42:09+09:00",
        likes: 8,
        replies: [],
      },
      {
        author: 2,
        content: "내 것은 짧을 거요. 요새는 한 뼘 긋고 쉽니다.",
        createdAt: "2026-10-28T17:29:32+09:00",
        likes: 1,
        replies: [],
      },
      {
        author: 12,
        content: "같은 아교로 갠 먹으로 긋겠습니다. 농도는 3입니다.",
        createdAt: "2026-10-28T17:49:53+09:00",
        likes: 6,
        replies: [],
      },
      {
        author: 38,
        content: "저도 한 줄 보탤게요!",
        createdAt: "2026-10-29T17:02:42+09:00",
        likes: 3,
        replies: [],
      },
    ],
  },
  {
    author: 14,
    title: "석채를 씻은 물, 그냥 버리면 안 되겠지요?",
    content: "<p>개수대에 버려도 되는지 문득 겁이 났습니다.</p>",
    createdAt: "2026-11-10T20:25:19+09:00",
    views: 41,
    likes: 8,
    comments: [],
  },
];
