/**
 * @generated SignedSource<<d99e14b83ef3680e03c7730491c8e765>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContributionState = "ACCEPTED" | "AUTHORIZATION_PENDING" | "AUTHOR_REVISED" | "CHIEF_JUDGEMENT" | "CHIEF_RETURNED" | "CHIEF_REVIEWING" | "COMPILED" | "DEPUTY_RETURNED" | "DEPUTY_REVIEWING" | "EDITOR_PASSED" | "EDITOR_RETURNED" | "EDITOR_REVIEWING" | "EXPERT_INVITED" | "EXPERT_REVIEWED" | "EXPERT_REVIEWING" | "NEW_SUBMISSION" | "NOT_ACCEPTED" | "PLAGIARISM_CHECK" | "PRESS_REVIEWING" | "PUBLISHING_PREREVIEW" | "REJECTED" | "SINGLE_PUBLISHED" | "UNFINISHED";
export type RoleKind = "ADMINISTRATOR" | "ASSOCIATE_EDITOR_IN_CHIEF" | "AUTHOR" | "EDITOR" | "EDITOR_IN_CHIEF" | "EXECUTIVE_EDITOR" | "OPERATIONS" | "PUBLISHING_EDITOR" | "REVIEWER";
import type { FragmentRefs } from "relay-runtime";
export type StagePanel_contribution$data = {
  readonly files: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly size: number;
    readonly " $fragmentSpreads": FragmentRefs<"FileLink_file">;
  }> | null | undefined;
  readonly responsible: {
    readonly role: RoleKind;
  } | null | undefined;
  readonly stage: number | null | undefined;
  readonly stageTimes: ReadonlyArray<{
    readonly at: string | null | undefined;
    readonly stage: number;
  }> | null | undefined;
  readonly state: ContributionState | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ManuscriptStatus_contribution" | "ResponsibleParty_contribution">;
  readonly " $fragmentType": "StagePanel_contribution";
};
export type StagePanel_contribution$key = {
  readonly " $data"?: StagePanel_contribution$data;
  readonly " $fragmentSpreads": FragmentRefs<"StagePanel_contribution">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stage",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StagePanel_contribution",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "StageTime",
      "kind": "LinkedField",
      "name": "stageTimes",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ResponsibleParty",
      "kind": "LinkedField",
      "name": "responsible",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "role",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ContributionFile",
      "kind": "LinkedField",
      "name": "files",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "size",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FileLink_file"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ManuscriptStatus_contribution"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ResponsibleParty_contribution"
    }
  ],
  "type": "Contribution",
  "abstractKey": null
};
})();

(node as any).hash = "ed781777609f76da00fbe2e7a874f826";

export default node;
