/**
 * @generated SignedSource<<42bdaaf03441830ffadb9ac6348c3ab1>>
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
export type CourseTimeline_events$data = ReadonlyArray<{
  readonly actor: {
    readonly realName: string;
  } | null | undefined;
  readonly actorRole: RoleKind | null | undefined;
  readonly at: string;
  readonly authorStatus: AuthorStatus;
  readonly comment: string | null | undefined;
  readonly files: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"FileList_files">;
  }> | null | undefined;
  readonly id: string;
  readonly operation: Operation | null | undefined;
  readonly to: ContributionState | null | undefined;
  readonly " $fragmentType": "CourseTimeline_events";
}>;
export type CourseTimeline_events$key = ReadonlyArray<{
  readonly " $data"?: CourseTimeline_events$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseTimeline_events">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CourseTimeline_events",
  "selections": [
    (v0/*:: as any*/),
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ContributionFile",
      "kind": "LinkedField",
      "name": "files",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FileList_files"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WorkflowEvent",
  "abstractKey": null
};
})();

(node as any).hash = "0d473b58b3e23035b27b843130c90bb0";

export default node;
