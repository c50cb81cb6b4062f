/** What a call is answered ten minutes after the password was checked, when the check is another session's. */
export const passwordUnchecked = {
  status: 403,
  contentType: "application/json",
  body: JSON.stringify([
    {
      error: {
        message: "비밀번호를 다시 확인해 주세요.",
        code: -32_003,
        data: { code: "FORBIDDEN", httpStatus: 403, reason: "PASSWORD_UNCHECKED" },
      },
    },
  ]),
};
