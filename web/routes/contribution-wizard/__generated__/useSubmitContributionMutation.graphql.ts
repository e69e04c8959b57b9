/**
 * @generated SignedSource<<bda22e7f3a78bec0556a54512dd93952>>
 * @relayHash 5b71c905ff351c2a93a01970328b569f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5cd1ff2ca154e137ebd75caef4346ee407302a6638bf6387bf89b4a94a6e39c4

import type { ConcreteRequest } from 'relay-runtime';
export type ContributionState = "ACCEPTED" | "AUTHORIZATION_PENDING" | "AUTHOR_REVISED" | "CHIEF_JUDGEMENT" | "CHIEF_RETURNED" | "CHIEF_REVIEWING" | "COMPILED" | "DEPUTY_RETURNED" | "DEPUTY_REVIEWING" | "EDITOR_PASSED" | "EDITOR_RETURNED" | "EDITOR_REVIEWING" | "EXPERT_INVITED" | "EXPERT_REVIEWED" | "EXPERT_REVIEWING" | "NEW_SUBMISSION" | "NOT_ACCEPTED" | "PLAGIARISM_CHECK" | "PRESS_REVIEWING" | "PUBLISHING_PREREVIEW" | "REJECTED" | "SINGLE_PUBLISHED" | "UNFINISHED";
export type SubmitContributionInput = {
  contributionId: string;
  version?: number | null | undefined;
};
export type useSubmitContributionMutation$variables = {
  input: SubmitContributionInput;
};
export type useSubmitContributionMutation$data = {
  readonly submitContribution: {
    readonly contribution: {
      readonly id: string;
      readonly manuscriptNumber: string | null | undefined;
      readonly state: ContributionState | null | undefined;
      readonly updatedAt: string;
      readonly version: number | null | undefined;
      readonly viewerCanEdit: boolean;
      readonly viewerCanSubmit: boolean;
    } | null | undefined;
  } | null | undefined;
};
export type useSubmitContributionMutation = {
  response: useSubmitContributionMutation$data;
  variables: useSubmitContributionMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "SubmitContributionPayload",
    "kind": "LinkedField",
    "name": "submitContribution",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Contribution",
        "kind": "LinkedField",
        "name": "contribution",
        "plural": false,
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
            "name": "version",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "updatedAt",
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
            "name": "state",
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
            "kind": "ScalarField",
            "name": "viewerCanSubmit",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSubmitContributionMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSubmitContributionMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5cd1ff2ca154e137ebd75caef4346ee407302a6638bf6387bf89b4a94a6e39c4",
    "metadata": {},
    "name": "useSubmitContributionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "94cffa56c429b850fa55c1c2c12c7869";

export default node;
