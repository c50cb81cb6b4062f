import type { SamplePost } from "../sample.ts";

export const questions2026Part3: readonly SamplePost[] = [
  {
    author: 31,
    title: "새 누리집 비밀번호 찾기가 안 돼요",
    content: "<p>인증번호 여섯 자리를 넣어도 자꾸 오류가 납니다. 편지는 잘 왔어요.</p>",
    createdAt: "2026-05-20T09:20:53+09:00",
    views: 269,
    likes: 8,
    comments: [
      {
        author: 0,
        content:
          "편지가 여러 통 왔다면 가장 나중에 온 번호만 쓸 수 있고, 십 분이 지나면 다시 받으셔야 합니다. 그래도 안 되면 전화 주십시오. 함께 화면을 보며 도와드리겠습니다.",
        createdAt: "2026-05-20T09:50:59+09:00",
        likes: 4,
        replies: [
          {
            author: 31,
            content: "먼저 온 편지를 보고 있었네요. 이제 됩니다. 글씨가 커져서 참 좋아요!",
            createdAt: "2026-05-20T10:10:59+09:00",
            likes: 3,
          },
        ],
      },
    ],
  },
  {
    author: 35,
    title: "댓글에 <b>굵게</b> 같은 태그를 쓰면 어떻게 되나요?",
    content:
      "<p>새 누리집에서 글을 쓸 때 본문은 굵게가 되는데 댓글은 안 되는 것 같아서요. 시험 삼아 댓글을 하나 달아 보겠습니다.</p>",
    createdAt: "2026-06-03T20:05:26+09:00",
    views: 246,
    likes: 5,
    comments: [
      {
        author: 35,
        content: "<b>굵게</b> 될까요? 1 < 2 이고 3 > 2 & 끝.",
        createdAt: "2026-06-03T20:10:54+09:00",
        likes: 11,
        replies: [],
      },
      {
        author: 25,
        content: "쓰신 그대로 보여요! 댓글은 글자만 되고 줄바꿈은 됩니다.\n이렇게요.",
        createdAt: "2026-06-03T21:33:43+09:00",
        likes: 5,
        replies: [
          { author: 35, content: "오히려 좋네요. 깔끔합니다.", createdAt: "2026-06-03T21:43:43+09:00", likes: 0 },
        ],
      },
    ],
  },
  {
    author: 29,
    title: "금니 강습 듣기 전에 준비할 것이 있나요?",
    content:
      "<p>이번에는 가르치는 쪽을 거들게 되었습니다. 신청하신 분들께 거꾸로 여쭙고 싶습니다. 금을 처음 만지는 분들이 가장 두려워하는 것이 무엇인가요?</p>",
    createdAt: "2026-06-24T14:35:04+09:00",
    views: 260,
    likes: 6,
    comments: [
      {
        author: 39,
        content: "흘릴까 봐요! 0.5그램이면 재채기 한 번에 날아가는 거 아닌가요?",
        createdAt: "2026-06-24T16:08:11+09:00",
        likes: 5,
        replies: [
          {
            author: 29,
            content: "그래서 첫날에 숨 쉬는 법부터 배웁니다. 농담이 아닙니다.",
            createdAt: "2026-06-24T18:43:11+09:00",
            likes: 1,
          },
        ],
      },
      {
        author: 38,
        content: "선이 끊겼을 때 이어 그어도 되는지가 제일 궁금해요.",
        createdAt: "2026-06-24T17:41:31+09:00",
        likes: 6,
        replies: [],
      },
      {
        author: 16,
        content: "재료비요 ㅠㅠ 틀리면 돈이 보여요.",
        createdAt: "2026-06-25T15:17:56+09:00",
        likes: 4,
        replies: [
          {
            author: 29,
            content: "황토로 이틀을 연습하니 걱정 마십시오. 틀린 선의 금도 씻어서 거의 되찾습니다.",
            createdAt: "2026-06-25T20:19:56+09:00",
            likes: 2,
          },
        ],
      },
    ],
  },
  {
    author: 4,
    title: "공책 서른 권이 모두 찾아지게 되었습니다",
    content:
      "<p>다섯 해 전에 여쭌 문양 공책 이야기를 마무리합니다. 4,120쪽을 모두 찍었고, 구름문님이 만든 표로 부재와 절 이름을 넣으면 쪽이 나옵니다. 자료실 컴퓨터에서 보실 수 있습니다.</p>" +
      "<p>찾다 보니 제가 서른 해 동안 같은 문양을 일곱 번 새로 발견하고 일곱 번 감탄했더군요. 일곱 번 다 날짜가 적혀 있었습니다.</p>",
    createdAt: "2026-07-15T10:55:25+09:00",
    views: 163,
    likes: 18,
    comments: [
      {
        author: 25,
        content: "일곱 번째 감탄이 제일 크게 적혀 있어요. 느낌표가 세 개입니다 ㅎㅎ",
        createdAt: "2026-07-15T12:16:31+09:00",
        likes: 5,
        replies: [],
      },
      {
        author: 7,
        content: "애쓰셨습니다. 원본은 자료실 오동나무 상자에 쪽 차례대로 모셨습니다.",
        createdAt: "2026-07-15T13:12:10+09:00",
        likes: 4,
        replies: [],
      },
      {
        author: 22,
        content: "이제 서른한 권째를 시작하셔야지요.",
        createdAt: "2026-07-16T11:36:02+09:00",
        likes: 1,
        replies: [{ author: 4, content: "벌써 사 두었습니다.", createdAt: "2026-07-16T14:40:02+09:00", likes: 3 }],
      },
    ],
  },
];
