import { ErrorState, BusyState } from "@bulmo/ui/state";
import { useState } from "react";
import { trpc } from "../../session/call/trpc.ts";
import { ProfileForm } from "./profile-form.tsx";
import { ProfileView } from "./profile-view.tsx";

/** What is known of oneself: first to be read, then to be changed (MYP-02). */
export function Profile() {
  const {
    data: user,
    isError,
    isFetching,
    refetch,
  } = trpc.user.get.useQuery(undefined, {
    refetchOnMount: true,
    networkMode: "always",
  });
  const [isEditing, setEditing] = useState(false);
  if (!user) {
    return isError ? (
      <ErrorState busy={isFetching} onRetry={() => void refetch()}>
        회원 정보를 불러오지 못했습니다.
      </ErrorState>
    ) : (
      <BusyState />
    );
  }
  return isEditing ? (
    <ProfileForm user={user} onDone={() => setEditing(false)} />
  ) : (
    <ProfileView user={user} onEdit={() => setEditing(true)} />
  );
}
