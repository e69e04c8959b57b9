/**
 * @generated SignedSource<<32107f373eaca058b3cb7019156e82b5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AuthorStatus = "ACCEPTED" | "ASSIGNED" | "AWAITING_AUTHORIZATION" | "AWAITING_REVISION" | "NEW_SUBMISSION" | "NOT_ACCEPTED" | "RECEIVED" | "REJECTED" | "REVISION_SUBMITTED" | "UNFINISHED";
export type Operation = "ACCEPT_INVITATION" | "ADOPT" | "ASSIGN" | "AUTHORIZE" | "CHANGE" | "CHIEF_ACCEPT" | "CHIEF_FINAL_NOT_ACCEPT" | "CHIEF_FINAL_REJECT" | "CHIEF_INVITE_EXPERTS" | "CHIEF_NOT_ACCEPT" | "CHIEF_PRE_ACCEPT" | "CHIEF_REJECT" | "CHIEF_RETURN" | "COMPILE" | "CONSENT_TO_POOL" | "DECLINE_INVITATION" | "DELETE_DRAFT" | "DEPUTY_APPROVE" | "DEPUTY_INVITE_EXPERTS" | "DEPUTY_REJECT" | "DEPUTY_RETURN" | "EDITOR_APPROVE" | "EDITOR_INVITE_EXPERTS" | "EDITOR_REJECT" | "EDITOR_RETURN" | "FINISH_PLAGIARISM_CHECK" | "PRE_REVIEW" | "PUBLISH_SINGLE" | "REASSIGN" | "RECEIVE" | "REFUSE" | "REMOVE_FROM_ISSUE" | "REOPEN" | "REVIEW" | "SEND_TO_PRESS" | "START_PLAGIARISM_CHECK" | "STOP_INVITING" | "SUBMIT" | "SUMMARISE_REVIEWS" | "UPLOAD_CHECK_REPORT" | "VIEW_DETAIL" | "VIEW_REVIEW" | "WITHDRAW";
export type RoleKind = "ADMINISTRATOR" | "ASSOCIATE_EDITOR_IN_CHIEF" | "AUTHOR" | "EDITOR" | "EDITOR_IN_CHIEF" | "EXECUTIVE_EDITOR" | "OPERATIONS" | "PUBLISHING_EDITOR" | "REVIEWER";
import type { FragmentRefs } from "relay-runtime";
export type StatusPanel_contribution$data = {
  readonly authorStatus: AuthorStatus | null | undefined;
  readonly id: string;
  readonly manuscriptNumber: string | null | undefined;
  readonly responsible: {
    readonly role: RoleKind;
  } | null | undefined;
  readonly titleEn: string | null | undefined;
  readonly titleZh: string | null | undefined;
  readonly viewerCanEdit: boolean;
  readonly viewerOperations: ReadonlyArray<{
    readonly isAllowed: boolean;
    readonly operation: Operation;
    readonly refusal: string | null | undefined;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"ExpectedStep_contribution" | "ManuscriptStatus_contribution" | "ResponsibleParty_contribution">;
  readonly " $fragmentType": "StatusPanel_contribution";
};
export type StatusPanel_contribution$key = {
  readonly " $data"?: StatusPanel_contribution$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatusPanel_contribution">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StatusPanel_contribution",
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
      "name": "manuscriptNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "titleZh",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "titleEn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "authorStatus",
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
      "kind": "ScalarField",
      "name": "viewerCanEdit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OperationOption",
      "kind": "LinkedField",
      "name": "viewerOperations",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "operation",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isAllowed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "refusal",
          "storageKey": null
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ExpectedStep_contribution"
    }
  ],
  "type": "Contribution",
  "abstractKey": null
};

(node as any).hash = "25c566ac4b9187b78e5d82cee5ce4ca9";

export default node;
