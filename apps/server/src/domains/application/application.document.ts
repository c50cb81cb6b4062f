import type { CallNotes } from "../../platform/rest/call-note.ts";

const id = "5c1f8b1e-6a0d-4c57-9d7e-2f0f6f1a9b33";

export const applicationNotes: CallNotes = {
  "application-list": {
    access: "admin",
    answer: {
      list: [
        {
          id,
          username: "yeonhwa01",
          name: "김견본",
          nickname: "연화",
          email: "yeonhwa@example.org",
          homepage: "",
          address: "전북특별자치도 김제시 불모면 단청길 48",
          appliedAt: "2027-03-02T01:00:00.000Z",
        },
      ],
      page: 1,
      totalPages: 1,
      count: 1,
      isOn: true,
    },
  },
  "application-switch": {
    access: "admin",
    about:
      "켜면 그때부터 가입하는 사람은 승인을 받아야 로그인할 수 있습니다. 꺼도 이미 기다리는 신청은 그대로 남습니다.",
    request: { isOn: true },
    answer: { isOn: true },
  },
  "application-approve": {
    access: "admin",
    request: { id, gradeId: 1 },
    answer: { success: true },
    errors: ["APPLICATION_NOT_FOUND", "GRADE_NOT_FOUND"],
  },
  "application-decline": {
    access: "admin",
    about: "신청한 사람의 정보를 모두 지우고 메일로 알립니다.",
    request: { id, reason: "추천하신 회원을 찾을 수 없었습니다." },
    answer: { success: true },
    errors: ["APPLICATION_NOT_FOUND"],
  },
};
