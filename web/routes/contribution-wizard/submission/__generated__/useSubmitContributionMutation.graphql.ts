/**
 * @generated SignedSource<<032c6f61ff23fa3513518175a161e1b7>>
 * @relayHash 88f0c264a9b26ec11956536bdb4b1058
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97ec5b0c80406808ae81427debcd2e7ca324412fad54a58312652c0d2b56f8ce

import type { ConcreteRequest } from 'relay-runtime';
export type AuthorStatus = "ACCEPTED" | "ASSIGNED" | "AWAITING_AUTHORIZATION" | "AWAITING_REVISION" | "NEW_SUBMISSION" | "NOT_ACCEPTED" | "RECEIVED" | "REJECTED" | "REVISION_SUBMITTED" | "UNFINISHED";
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
      readonly authorStatus: AuthorStatus | null | undefined;
      readonly id: string;
      readonly manuscriptNumber: string | null | undefined;
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
            "name": "authorStatus",
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
    "id": "97ec5b0c80406808ae81427debcd2e7ca324412fad54a58312652c0d2b56f8ce",
    "metadata": {},
    "name": "useSubmitContributionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b257d32a18cf475363c955c9bc6b60c0";

export default node;
