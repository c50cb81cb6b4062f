import { invitationDays } from "@bulmo/contracts/invitation-days";
import { Button } from "@bulmo/ui/button";
import { EmptyState } from "@bulmo/ui/state";
import { Link } from "../../parts/link/link.tsx";

const codeInstead = (
  <Button variant="primary" asChild>
    <Link to="/find-info/password">인증번호로 비밀번호 정하기</Link>
  </Button>
);

export const ExpiredInvitation = () => (
  <EmptyState title="초대 기한이 지났습니다." action={codeInstead}>
    초대는 {invitationDays}일 동안 사용할 수 있습니다. 관리자에게 다시 초대해 달라고 말씀해 주시거나, 이름과 이메일로
    인증번호를 받아 비밀번호를 정해 주세요.
  </EmptyState>
);

export const VoidInvitation = () => (
  <EmptyState
    title="사용할 수 없는 초대입니다."
    action={
      <Button variant="primary" asChild>
        <Link to="/sign-in">로그인</Link>
      </Button>
    }
  >
    이미 비밀번호를 정하셨다면 로그인해 주세요. 새로 초대받으셨다면 가장 최근에 받은 메일의 주소를 열어 주세요.
  </EmptyState>
);

export const MissingInvitation = () => (
  <EmptyState title="초대 메일의 주소를 열어 주세요." action={codeInstead}>
    메일에 적힌 주소 전체를 열어 주세요. 메일을 찾을 수 없다면 이름과 이메일로 인증번호를 받아 비밀번호를 정하실 수
    있습니다.
  </EmptyState>
);
