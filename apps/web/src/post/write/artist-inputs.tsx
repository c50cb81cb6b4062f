import type { Person } from "@bulmo/contracts/person";
import { labelOf } from "@bulmo/contracts/person-label";
import { artistsLabel, defaultRole, maximumArtists } from "@bulmo/contracts/work-artist-role";
import { workFields } from "@bulmo/contracts/work-field";
import { Button } from "@bulmo/ui/button";
import { Field } from "@bulmo/ui/field";
import { Select } from "@bulmo/ui/select";
import { TextInput } from "@bulmo/ui/text-input";
import { useId } from "react";
import { RowTools } from "../../parts/list/row-tools.tsx";
import { trpc } from "../../session/call/trpc.ts";
import {
  type ArtistDraft,
  artistsIn,
  artistsText,
  knownAs,
  personNamed,
  roleChoices,
  withBlank,
} from "./artist-draft.ts";
import * as styles from "./artist-inputs.css.ts";

type ArtistInputsProps = {
  /** As `artistsText` writes them. */
  value: string;
  id?: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

const noPeople: readonly Person[] = [];

/** Whoever has a public record; others are named. Asked for where somebody stands: a hundred works are in one form. */
function usePeople(isNeeded: boolean): readonly Person[] {
  const { data = noPeople } = trpc.person.list.useQuery(undefined, { enabled: isNeeded });
  return isNeeded ? data.filter(({ isPublic }) => isPublic) : noPeople;
}

/** Who made a work, in their order: found among the people of the lineage, or typed (WRK-01). */
export function ArtistInputs({ value, id, error, onChange }: ArtistInputsProps) {
  const names = useId();
  const artists = artistsIn(value);
  const people = usePeople(artists.length > 0);
  const last = artists.length - 1;
  const put = (changed: readonly ArtistDraft[]) => onChange(artistsText(changed));
  const move = (from: number, to: number) => {
    const taken = artists[from];
    if (taken) put(artists.toSpliced(from, 1).toSpliced(to, 0, taken));
  };
  return (
    <fieldset className={styles.group} id={id} tabIndex={-1}>
      <legend className={styles.legend}>{artistsLabel}</legend>
      <p className={styles.hint}>
        문도에 실린 분은 이름이나 한자, 법명으로 찾아 고르시고, 다른 분은 이름을 적어 주세요. 적은 차례대로 보입니다.
      </p>
      <datalist id={names}>
        {people.map((one) => (
          <option key={one.id} value={labelOf(one, people)}>
            {knownAs(one)}
          </option>
        ))}
      </datalist>
      <div className={styles.rows}>
        {artists.map((artist, place) => (
          <ArtistRow
            key={artist.key}
            artist={artist}
            people={people}
            list={names}
            place={place}
            last={last}
            onChange={(changed) => put(artists.with(place, { ...artist, ...changed }))}
            onMove={(to) => move(place, to)}
            onRemove={() => put(artists.toSpliced(place, 1))}
          />
        ))}
      </div>
      {error && <p className={styles.error}>{error}</p>}
      <div>
        <Button size="small" disabled={artists.length >= maximumArtists} onClick={() => put(withBlank(artists))}>
          작가 더하기
        </Button>
      </div>
    </fieldset>
  );
}

type ArtistRowProps = {
  artist: ArtistDraft;
  people: readonly Person[];
  list: string;
  place: number;
  last: number;
  onChange: (changed: Partial<ArtistDraft>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

function ArtistRow({ artist, people, list, place, last, onChange, onMove, onRemove }: ArtistRowProps) {
  const { personId, name, role } = artist;
  const called = name || `${place + 1}번째 작가`;
  const person = people.find(({ id }) => id === personId);
  return (
    <div className={styles.row}>
      <Field label={`${place + 1}번째 작가`} hint={person && `문도에 실린 분입니다: ${knownAs(person)}`}>
        <TextInput
          value={name}
          list={list}
          maxLength={2 * workFields.author.longest}
          autoComplete="off"
          onChange={({ target }) =>
            onChange({ name: target.value, personId: personNamed(target.value, people)?.id ?? null })
          }
        />
      </Field>
      <Field label="맡은 일">
        <Select
          value={role}
          onChange={({ target }) =>
            onChange({ role: roleChoices.find(([one]) => one === target.value)?.[0] ?? defaultRole })
          }
        >
          {roleChoices.map(([one, word]) => (
            <option key={one} value={one}>
              {word}
            </option>
          ))}
        </Select>
      </Field>
      <div className={styles.tools}>
        <RowTools called={called} place={place} last={last} removal="빼기" onMove={onMove} onRemove={onRemove} />
      </div>
    </div>
  );
}
