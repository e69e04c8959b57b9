/**
 * @generated SignedSource<<e1d7d3f9d9432c174ca93c92d1d0a00a>>
 * @relayHash cdf4c3bdc5f3dfe0818801add38ab730
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a59be6e97cf503714c1823d7b0e1b9200172a6f8530b06cd0bf7d7e359cded14

import type { ConcreteRequest } from 'relay-runtime';
export type BeginContributionRevisionInput = {
  contributionId: string;
};
export type useBeginContributionRevisionMutation$variables = {
  input: BeginContributionRevisionInput;
};
export type useBeginContributionRevisionMutation$data = {
  readonly beginContributionRevision: {
    readonly contribution: {
      readonly id: string;
      readonly viewerCanEdit: boolean;
    } | null | undefined;
  } | null | undefined;
};
export type useBeginContributionRevisionMutation = {
  response: useBeginContributionRevisionMutation$data;
  variables: useBeginContributionRevisionMutation$variables;
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
    "concreteType": "SaveContributionPayload",
    "kind": "LinkedField",
    "name": "beginContributionRevision",
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
            "name": "viewerCanEdit",
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
    "name": "useBeginContributionRevisionMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useBeginContributionRevisionMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a59be6e97cf503714c1823d7b0e1b9200172a6f8530b06cd0bf7d7e359cded14",
    "metadata": {},
    "name": "useBeginContributionRevisionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "db628b24b2f04e055582d543326e5055";

export default node;
