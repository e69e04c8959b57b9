/**
 * @generated SignedSource<<e026e92693af831331beb8bf20dac625>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AuthorStatus = "ACCEPTED" | "ASSIGNED" | "AWAITING_AUTHORIZATION" | "AWAITING_REVISION" | "NEW_SUBMISSION" | "NOT_ACCEPTED" | "RECEIVED" | "REJECTED" | "REVISION_SUBMITTED" | "UNFINISHED";
export type ContributionState = "ACCEPTED" | "AUTHORIZATION_PENDING" | "AUTHOR_REVISED" | "CHIEF_JUDGEMENT" | "CHIEF_RETURNED" | "CHIEF_REVIEWING" | "COMPILED" | "DEPUTY_RETURNED" | "DEPUTY_REVIEWING" | "EDITOR_PASSED" | "EDITOR_RETURNED" | "EDITOR_REVIEWING" | "EXPERT_INVITED" | "EXPERT_REVIEWED" | "EXPERT_REVIEWING" | "NEW_SUBMISSION" | "NOT_ACCEPTED" | "PLAGIARISM_CHECK" | "PRESS_REVIEWING" | "PUBLISHING_PREREVIEW" | "REJECTED" | "SINGLE_PUBLISHED" | "UNFINISHED";
export type Operation = "ACCEPT_INVITATION" | "ADOPT" | "ASSIGN" | "AUTHORIZE" | "CHANGE" | "CHIEF_ACCEPT" | "CHIEF_FINAL_NOT_ACCEPT" | "CHIEF_FINAL_REJECT" | "CHIEF_INVITE_EXPERTS" | "CHIEF_NOT_ACCEPT" | "CHIEF_PRE_ACCEPT" | "CHIEF_REJECT" | "CHIEF_RETURN" | "COMPILE" | "CONSENT_TO_POOL" | "DECLINE_INVITATION" | "DELETE_DRAFT" | "DEPUTY_APPROVE" | "DEPUTY_INVITE_EXPERTS" | "DEPUTY_REJECT" | "DEPUTY_RETURN" | "EDITOR_APPROVE" | "EDITOR_INVITE_EXPERTS" | "EDITOR_REJECT" | "EDITOR_RETURN" | "FINISH_PLAGIARISM_CHECK" | "PRE_REVIEW" | "PUBLISH_SINGLE" | "REASSIGN" | "RECEIVE" | "REFUSE" | "REMOVE_FROM_ISSUE" | "REOPEN" | "REVIEW" | "SEND_TO_PRESS" | "START_PLAGIARISM_CHECK" | "STOP_INVITING" | "SUBMIT" | "SUMMARISE_REVIEWS" | "UPLOAD_CHECK_REPORT" | "VIEW_DETAIL" | "VIEW_REVIEW" | "WITHDRAW";
export type RoleKind = "ADMINISTRATOR" | "ASSOCIATE_EDITOR_IN_CHIEF" | "AUTHOR" | "EDITOR" | "EDITOR_IN_CHIEF" | "EXECUTIVE_EDITOR" | "OPERATIONS" | "PUBLISHING_EDITOR" | "REVIEWER";
import type { FragmentRefs } from "relay-runtime";
export type HistorySection_contribution$data = {
  readonly events: ReadonlyArray<{
    readonly actor: {
      readonly realName: string;
    } | null | undefined;
    readonly actorRole: RoleKind | null | undefined;
    readonly at: string;
    readonly authorStatus: AuthorStatus;
    readonly comment: string | null | undefined;
    readonly id: string;
    readonly operation: Operation | null | undefined;
    readonly to: ContributionState | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "HistorySection_contribution";
};
export type HistorySection_contribution$key = {
  readonly " $data"?: HistorySection_contribution$data;
  readonly " $fragmentSpreads": FragmentRefs<"HistorySection_contribution">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HistorySection_contribution",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WorkflowEvent",
      "kind": "LinkedField",
      "name": "events",
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
          "name": "operation",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "to",
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
          "kind": "ScalarField",
          "name": "actorRole",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Person",
          "kind": "LinkedField",
          "name": "actor",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "realName",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "comment",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Contribution",
  "abstractKey": null
};

(node as any).hash = "38bcf66f65d52b5333e9cd8ef26813df";

export default node;
