import type { SamplePost } from "../sample.ts";

export const questions2025Part2: readonly SamplePost[] = [
  {
    author: 7,
    title: "산불 피해 사찰의 옛 단청 사진을 찾습니다",
    content:
      "<p>공지에 올린 것과 같은 내용을 여기에도 적습니다. 경북과 경남의 피해 지역에서 1970년대부터 2000년대 사이에 찍은 전각 사진을 찾고 있습니다. 사람이 주인공인 기념사진이라도 뒤에 처마가 보이면 큰 도움이 됩니다.</p>",
    createdAt: "2025-04-15T14:20:24+09:00",
    views: 246,
    likes: 13,
    comments: [
      {
        author: 9,
        content: "93년에 그 근처 현장에 있었음. 앨범 뒤지는 중.",
        createdAt: "2025-04-15T14:50:07+09:00",
        likes: 1,
        replies: [],
      },
      {
        author: 15,
        content: "필름이 두 통 있습니다. 현상만 하고 인화를 안 한 것인데 드려도 될까요?",
        createdAt: "2025-04-15T16:31:38+09:00",
        likes: 10,
        replies: [
          {
            author: 7,
            content: "필름 그대로 주시면 저희가 스캔하고 돌려드리겠습니다. 인화한 것보다 훨씬 좋습니다.",
            createdAt: "2025-04-15T17:57:38+09:00",
            likes: 2,
          },
        ],
      },
      {
        author: 16,
        content: "어릴 때 소풍 사진을 찾았는데 공포 두 칸이 또렷하게 나와 있어요! 부모님 댁에 더 있는지 볼게요.",
        createdAt: "2025-04-16T14:57:27+09:00",
        likes: 5,
        replies: [],
      },
      {
        author: 9,
        content: "찾았다. 상량 올리던 날 스물여섯 장. 나 머리숱 많던 시절.",
        createdAt: "2025-04-18T14:23:35+09:00",
        likes: 0,
        replies: [
          {
            author: 7,
            content: "기둥머리 문양까지 다 보입니다. 눈물이 납니다. 고맙습니다.",
            createdAt: "2025-04-18T18:49:35+09:00",
            likes: 0,
          },
        ],
      },
    ],
  },
  {
    author: 35,
    title: "치성광여래의 수레, 바퀴가 보여야 하나요",
    content:
      "<p>소 두 마리가 끄는 수레를 타신 모습으로 초를 내고 있습니다. 옛 그림 가운데 바퀴를 아예 그리지 않은 예와 둘을 그린 예가 있는데, 바퀴를 그리면 원근이 어긋나서 앉으신 분이 기울어 보입니다.</p>",
    createdAt: "2025-05-13T11:10:08+09:00",
    views: 141,
    likes: 11,
    comments: [
      {
        author: 4,
        content: "구름으로 가리세요. 옛 어른들이 구름을 괜히 두신 게 아닙니다.",
        createdAt: "2025-05-13T14:57:17+09:00",
        likes: 5,
        replies: [
          {
            author: 35,
            content: "구름이 있었네요…! 왜 바퀴만 쳐다보고 있었을까요.",
            createdAt: "2025-05-13T16:22:17+09:00",
            likes: 0,
          },
        ],
      },
      {
        author: 7,
        content:
          "바퀴를 그리지 않은 것이 가리신 것인지, 수레를 대좌로 이해한 것인지도 생각해 볼 만합니다. 논문에 넣을 물음 같습니다.",
        createdAt: "2025-05-14T11:11:04+09:00",
        likes: 7,
        replies: [],
      },
    ],
  },
  {
    author: 33,
    title: "점안 마쳤습니다",
    content: "<p>사 년 걸렸습니다. 날짜를 잡으라던 말씀 덕분입니다.</p>",
    createdAt: "2025-05-30T21:50:22+09:00",
    views: 195,
    likes: 7,
    comments: [
      {
        author: 2,
        content: "잘했어요. 이제 두 번째를 시작하세요.",
        createdAt: "2025-05-31T08:09:36+09:00",
        likes: 5,
        replies: [],
      },
      {
        author: 27,
        content: "저도 곧 따라갈게요!",
        createdAt: "2025-05-31T10:40:46+09:00",
        likes: 5,
        replies: [],
      },
      {
        author: 1,
        content: "축하드립니다. 맑아진 두건 꼭 보러 가겠습니다.",
        createdAt: "2025-05-31T22:19:46+09:00",
        likes: 3,
        replies: [],
      },
    ],
  },
  {
    author: 10,
    title: "괘불 도르래를 전동으로 바꾸자는 의견, 어떻게 보십니까",
    content:
      "<p>괘불을 걸 때마다 스무 명이 밧줄을 당깁니다. 다치는 분이 생겨 절에서 전동 권양기를 알아보고 계십니다. 고르게 올릴 수 있어 그림에도 나을 것 같으면서, 함께 당기는 일이 사라지는 것이 아쉽습니다.</p>",
    createdAt: "2025-06-18T10:40:22+09:00",
    views: 162,
    likes: 8,
    comments: [
      {
        author: 9,
        content: "사람이 당기면 한쪽이 먼저 올라가서 그림이 비틀려요. 내가 본 찢어진 괘불은 다 그렇게 찢어졌어.",
        createdAt: "2025-06-18T12:53:12+09:00",
        likes: 6,
        replies: [],
      },
      {
        author: 36,
        content:
          "종무소 입장에서는 다치는 분이 없는 것이 먼저입니다. 다만 어르신들께서 “줄을 못 당기면 괘불을 본 것 같지 않다”고 하십니다.",
        createdAt: "2025-06-18T15:11:45+09:00",
        likes: 3,
        replies: [],
      },
      {
        author: 22,
        content: "올리기는 기계로 하고, 마지막 한 뼘은 사람이 당기게 두면 어떻겠소.",
        createdAt: "2025-06-19T11:05:56+09:00",
        likes: 10,
        replies: [
          {
            author: 10,
            content: "마지막 한 뼘! 절에 그렇게 말씀드려 보겠습니다.",
            createdAt: "2025-06-19T16:55:56+09:00",
            likes: 5,
          },
          {
            author: 36,
            content: "저희 절에서도 그 방법을 의논해 보겠습니다.",
            createdAt: "2025-06-19T19:11:56+09:00",
            likes: 4,
          },
        ],
      },
    ],
  },
];
