// Sentences that pages say by themselves, each by its name: the table of all that a server may answer with is 3 KB that no
// page needs.

export const emailTaken = "사용할 수 없는 이메일입니다.";
export const fileDamaged =
  "파일이 손상되었거나 이름의 확장자와 내용이 다릅니다. 파일이 잘 열리는지 확인하신 뒤 다시 올려 주세요.";
export const nicknameTaken = "사용할 수 없는 닉네임입니다.";
export const usernameTaken = "사용할 수 없는 아이디입니다.";
export const invitationGone = "사용할 수 없는 초대입니다. 이미 비밀번호를 정하셨거나, 새 초대를 받으셨을 수 있습니다.";
export const passwordChangeFailed = "비밀번호 변경중 에러가 발생했습니다.";
export const passwordTooWeak = "너무 흔하거나 쉽게 짐작할 수 있는 비밀번호입니다. 다른 비밀번호를 사용해 주세요.";
export const pictureTooLarge = "이미지가 너무 큽니다. 20MB, 1억 화소 이하의 이미지를 올려 주세요.";
export const pictureUnsupported = "JPEG, PNG, WebP, GIF, AVIF, HEIC 형식의 이미지만 올릴 수 있습니다.";
export const secondFactorMissing = "관리자는 2단계 인증을 설정한 뒤에 관리 기능을 이용할 수 있습니다.";
export const secondFactorNeeded = "2단계 인증번호를 입력해 주세요.";
export const secondFactorWrong = "인증번호를 확인해 주세요. 인증 앱에 보이는 여섯 자리 숫자입니다.";
export const uploadFailed = "이미지 업로드에 실패했습니다.";
